export const dynamic = 'force-static'

/** The class names of every style sheet, for the build of the islands, which then removes them (tools/build/build.ts). */
export function GET(): Response {
  return Response.json(
    import.meta.glob<Record<string, string>>('/components/**/*.module.css', {
      import: 'default',
      eager: true,
    }),
  )
}

export const dynamic = 'force-static'

/** Class names of all style sheets; tools/build/build.ts builds the islands with them and deletes the file. */
export function GET(): Response {
  return Response.json(
    import.meta.glob<Record<string, string>>('/components/**/*.module.css', {
      import: 'default',
      eager: true,
    }),
  )
}

/**
 * Stops a build that would advertise a project without its registration (`STRICT_RERA=1`).
 * Throws one error that names every such project.
 */
export function demandRegistration(
  projects: readonly { slug: string; registration?: unknown }[],
): void {
  const missing = projects.filter((project) => project.registration === undefined)
  if (missing.length === 0) return
  const names = missing
    .map(({ slug }) => `  content/en/projects/${slug}.json: registration`)
    .join('\n')
  throw new Error(`STRICT_RERA=1 refuses to advertise without a registration\n${names}`)
}

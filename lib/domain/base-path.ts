/**
 * The site's folder under the domain, without a trailing slash: `/noyyal`, or an empty string for the
 * domain root. Set by `BASE_PATH` in the environment.
 * Throws when the value is not a plain absolute path.
 */
export function readBasePath(value = '/noyyal'): string {
  const path = value.replace(/\/+$/, '')
  if (path !== '' && !/^(\/[A-Za-z0-9._~-]+)+$/.test(path)) {
    throw new Error(`BASE_PATH must be empty or look like /noyyal, but is "${value}"`)
  }
  return path
}

export const basePath = readBasePath(process.env.BASE_PATH)

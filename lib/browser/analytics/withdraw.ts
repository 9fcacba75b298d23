/**
 * Removes what Google's tags have stored on this site: `_ga…`, `_gid`, `_gcl…`. A cookie is only
 * removed under the domain it was set for, which is this host or one above it.
 */
export function removeTagCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*$/, ''))
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))

  for (const name of names.filter((each) => /^_g(a|id|cl)/.test(each))) {
    for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

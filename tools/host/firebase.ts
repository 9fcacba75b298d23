import { cachedForADay, type Rules } from './rules'

/** `firebase.json`, for `firebase deploy` from the folder that holds site/. Later entries override earlier ones. */
export function firebaseJson(rules: Rules): string {
  const { headers, redirects, types, privateFiles } = cachedForADay(rules)
  const typed = Object.entries(types).map(([extension, type]) => ({
    source: `**/*${extension}`,
    headers: [{ key: 'Content-Type', value: type }],
  }))
  const hosting = {
    public: 'site',
    // Firebase compresses files itself.
    ignore: [...privateFiles, '**/*.br', '**/*.gz'],
    trailingSlash: true,
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      type: status,
    })),
    headers: [
      ...headers.map(({ path, headers: values }) => ({
        source: path === '/*' ? '**' : path.replace(/\*$/, '**'),
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      ...typed,
    ],
  }
  return `${JSON.stringify({ hosting }, null, 2)}\n`
}

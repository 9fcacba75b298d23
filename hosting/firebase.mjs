/**
 * `firebase.json`, for `firebase deploy` from within site/. Later entries override earlier ones.
 *
 * @param {import('./rules.mjs').Rules} rules
 */
export function firebaseJson({ headers, redirects, types, privateFiles }) {
  const typed = Object.entries(types).map(([extension, type]) => ({
    source: `**/*${extension}`,
    headers: [{ key: 'Content-Type', value: type }],
  }))
  const hosting = {
    public: '.',
    // Firebase compresses by itself.
    ignore: [...privateFiles, '**/.*', '**/*.br', '**/*.gz'],
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

import { cachedForADay, type Rules } from './rules'

/** `vercel.json`, for deploying site/ as it is. Later entries override earlier ones. */
export function vercelJson(rules: Rules): string {
  const { basePath, headers, redirects, types, privateFiles } = cachedForADay(rules)
  const home = (file: string) => ({ from: `/${file}`, to: `${basePath}/`, status: 302 })
  const typed = Object.entries(types).map(([extension, type]) => ({
    source: `/(.*)\\${extension}`,
    headers: [{ key: 'Content-Type', value: type }],
  }))
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    // Redirects apply before files: host files must not be served.
    redirects: [...redirects, ...privateFiles.map(home)].map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    headers: [
      ...headers.map(({ path, headers: values }) => ({
        source: path.replace(/\*$/, '(.*)'),
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      ...typed,
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

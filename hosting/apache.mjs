import { headersFor, NOT_FOUND } from './rules.mjs'

/**
 * `.htaccess` for Apache 2.4 with mod_headers and mod_rewrite. The web root is the domain's root.
 *
 * @param {import('./rules.mjs').Rules} rules
 */
export function htaccess(rules) {
  const { headers, redirects, types, privateFiles } = rules
  const lines = [
    '# Made by the build from hosting/rules.mjs.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    `ErrorDocument 403 ${NOT_FOUND}`,
    `ErrorDocument 404 ${NOT_FOUND}`,
    'FileETag MTime Size',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .ics .js .svg .txt .xml',
    ...Object.entries(types).map(([ext, type]) => `AddType "${type.split(';')[0]}" ${ext}`),
    '',
    `RedirectMatch 404 "^/(${privateFiles.map(escapeRegExp).join('|')})$"`,
    ...redirects.map(
      ({ from, to, status }) => `RedirectMatch ${status} "^${escapeRegExp(from)}$" "${to}"`,
    ),
    '',
    ...headers.filter(({ path }) => path !== NOT_FOUND).flatMap(headerLines),
    '',
    ...notFoundLines(rules),
    '',
    ...rewriteLines(),
  ]
  return `${lines.join('\n')}\n`
}

const escapeRegExp = (text) => text.replace(/[.]/g, '\\$&')

/** The request as it came in: a folder has become its index file by now, or a compressed one. */
function headerLines({ path, headers }) {
  return Object.entries(headers).map(([name, value]) => {
    const line = `Header always set ${name} "${value}"`
    if (path === '/*') return line
    const prefix = escapeRegExp(path.replace(/\*$/, ''))
    const end = path.endsWith('*') ? '' : '[? ]'
    return `${line} "expr=%{THE_REQUEST} =~ m#^[A-Z]+ ${prefix}${end}#"`
  })
}

/** By its file, whatever was asked for: a missing page or picture has headers of its own above. */
function notFoundLines(rules) {
  const { 'Cache-Control': caching, 'Content-Security-Policy': policy } = headersFor(
    rules,
    NOT_FOUND,
  )
  return [
    '<FilesMatch "^404\\.html(\\.(br|gz))?$">',
    `  Header always set Cache-Control "${caching}"`,
    `  Header always set Content-Security-Policy "${policy}"`,
    '</FilesMatch>',
  ]
}

function rewriteLines() {
  const kinds = [
    { encoding: 'br', extension: 'br' },
    { encoding: 'gzip', extension: 'gz' },
  ]
  const contentTypes = {
    css: 'text/css',
    html: 'text/html',
    js: 'text/javascript',
    json: 'application/json',
    svg: 'image/svg+xml',
    txt: 'text/plain',
    xml: 'application/xml',
    ics: 'text/calendar',
    webmanifest: 'application/manifest+json',
  }
  const rewrites = kinds.flatMap(({ encoding, extension }) => [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `RewriteRule ^(.+)\\.(${Object.keys(contentTypes).join('|')})$ $1.$2.${extension} [L]`,
  ])
  const served = kinds.flatMap(({ encoding, extension }) => [
    `<FilesMatch "\\.\\w+\\.${extension}$">`,
    `  RemoveType .${extension}`,
    `  RemoveEncoding .${extension}`,
    `  Header set Content-Encoding ${encoding}`,
    '  Header append Vary Accept-Encoding',
    '  SetEnv no-gzip 1',
    '</FilesMatch>',
    ...Object.entries(contentTypes).map(
      ([name, type]) =>
        `<FilesMatch "\\.${name}\\.${extension}$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>`,
    ),
  ])
  const foldersWithoutPage = [
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
  ]
  return ['RewriteEngine On', ...foldersWithoutPage, ...rewrites, ...served]
}

/** Pages of the site inside the editor, beside its forms (editor/page/preview.ts). */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of these pages at the editor's address. */
export const PREVIEW = '/preview'

/**
 * Allows nothing but looks. Scripts of the site would run at the editor's address, where they could read its token:
 * pages are complete without them.
 */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const FILES = '(?:_next|_img|_fonts|plans|qr)/'

/** A page or stylesheet of the site for that folder: its files are there, its scripts are gone. */
export function forPreview(text: string, basePath: string): string {
  const address = new RegExp(`(?<=["'(\\s,])(?=${basePath}/${FILES})`, 'g')
  return text
    .replace(address, PREVIEW)
    .replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gi, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(
      '<head>',
      `<head><meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}">`,
    )
}

/**
 * Copies the pages of the last build, with the Git states of the content that they were made from. Not the content
 * itself: this address is open to everyone.
 */
export function copyPages(site: string, folder: string, basePath: string) {
  const to = path.join(folder, PREVIEW)
  rmSync(to, { recursive: true, force: true })
  cpSync(site, to, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || /\.(?:html|css|svg|avif|woff2)$/.test(file),
  })
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css)$/.test(file)) continue
    const page = path.join(to, file)
    writeFileSync(page, forPreview(readFileSync(page, 'utf8'), basePath))
  }
  const listed = execFileSync('git', ['ls-files', '-s', 'content/en', 'content/ta'], {
    encoding: 'utf8',
  })
  const states = [...listed.matchAll(/^\d+ (\w+) \d\t(.+)$/gm)].map(([, state, file]) => [
    file,
    state,
  ])
  writeFileSync(path.join(to, 'states.json'), JSON.stringify(Object.fromEntries(states)))
}

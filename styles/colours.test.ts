/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The only styles that name a colour: the tokens, and the kits of the league's teams. */
const NAMED_IN = ['styles/tokens.css', 'components/cricket/TeamColours.module.css']
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi

const stylesIn = (folder: string) =>
  readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)

/** A style sheet's text without its comments and its links to ids. */
const read = (file: string) =>
  readFileSync(path.join(process.cwd(), file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, '')

test.each(
  [...stylesIn('components'), ...stylesIn('styles')].filter((file) => !NAMED_IN.includes(file)),
)('%s takes its colours from the tokens', (file) => {
  expect(read(file).match(RAW_COLOUR) ?? []).toEqual([])
})

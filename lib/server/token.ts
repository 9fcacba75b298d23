import { readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.join(process.cwd(), 'styles', 'tokens.css'), 'utf8')

/** What a base token of tokens.css is worth, such as `--plot-sold`. Throws where there is none of this name. */
export function token(name: string): string {
  const [, value] = new RegExp(`${name}: ([^;]+);`).exec(css) ?? []
  if (!value) throw new Error(`styles/tokens.css has no ${name}`)
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return other ? token(other) : value
}

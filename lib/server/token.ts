import { readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.join(process.cwd(), 'styles', 'tokens.css'), 'utf8')

/** The value of a token of tokens.css, such as `--plot-sold`; follows `var()`. Throws if it does not exist. */
export function token(name: string): string {
  const [, value] = new RegExp(`${name}: ([^;]+);`).exec(css) ?? []
  if (!value) throw new Error(`styles/tokens.css has no ${name}`)
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return other ? token(other) : value
}

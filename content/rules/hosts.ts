import { fileOf } from '../folder'
import { type Rule, textsOf } from './rule'

const LIST = 'external-hosts.json'
const ADDRESS = /(?:^|\]\()https:\/\/([^/?#\s)]+)/gu

/** Links lead to foreign sites that are on the list of those, so that a typing error or a sample stands out. */
export const hostsAreListed: Rule = (content) => {
  const list = (content.english[LIST] ?? []) as readonly { host: string }[]
  const known = list.map(({ host }) => host)
  return textsOf(content).flatMap(({ file, path, text }) =>
    [...text.matchAll(ADDRESS)].flatMap(([, host = '']) => {
      const plain = host.toLowerCase().replace(/:443$/, '')
      if (known.includes(plain)) return []
      const why = `${plain} is not on the list of sites that pages may link to.`
      const write = `Write an address of ${known.slice(0, 3).join(', ')} or another site of the list, or add ${plain} to it first (${fileOf(LIST)}).`
      return [{ file, path, value: text, why, write }]
    }),
  )
}

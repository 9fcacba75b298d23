import { fileOf } from '@/content/folder'
import { textOf } from '@/editor/checks/project-files'
import type { Change, Store } from './store'

const REDIRECTS = fileOf('redirects.json')

/** What becomes of the old addresses of a page that is deleted: they lead nowhere any more. */
export async function redirectsDeleted(
  store: Store,
  page: string | undefined,
): Promise<readonly Change[]> {
  const { text, version } = await store.read(REDIRECTS)
  const all = JSON.parse(text ?? '[]') as readonly { to: string }[]
  const others = all.filter(({ to }) => to !== page)
  if (others.length === all.length) return []
  return [{ file: REDIRECTS, text: textOf(others), version }]
}

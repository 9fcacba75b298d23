import { documentOf } from '@/content/folder'
import { h } from './dom'
import type { Git, Progress } from './git'
import { fileLink } from './place-list'

/** Polling interval in milliseconds. */
const EVERY = 10_000
const HOUR = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' })

/** Shows the progress of the last save beside the site's name, until it is published or refused. */
export function progressOf(progress: NonNullable<Git['progress']>) {
  const element = h('p', { class: 'progress', 'aria-live': 'polite' })
  let followed = ''

  async function follow(commit: string) {
    followed = commit
    for (;;) {
      const now = await progress(commit).catch(() => undefined)
      // A later save has replaced this one.
      if (followed !== commit) return
      if (now) element.replaceChildren(...told(now))
      if (now?.state === 'live' || now?.state === 'refused') return
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
  }
  return { element, follow }
}

function told(progress: Progress): readonly (Node | string)[] {
  const link = (text: string) => h('a', { href: progress.address, target: 'progress' }, text)
  switch (progress.state) {
    case 'waiting':
    case 'running':
      return [link('On its way to visitors')]
    case 'live':
      return [link(`Live since ${HOUR.format(new Date(progress.when))}`)]
    case 'refused':
      return [
        link('Not published'),
        ...progress.errors.flatMap(({ file, text }) => {
          const { name } = documentOf(file) ?? {}
          return [': ', name ? fileLink(name, text) : text]
        }),
      ]
  }
}

import { LinkButton } from '@/components/ui/Button'
import type { NotFoundWords } from '@/content/not-found'
import styles from './NotFound.module.css'

type NotFoundProps = { words: NotFoundWords; homePath: string }

/** The host answers 404 for search engines; a visitor is taken home at once, with or without a script. */
export function NotFound({ words, homePath }: NotFoundProps) {
  return (
    <main className={styles.root} id="content">
      <meta httpEquiv="refresh" content={`0; url=${homePath}`} />
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.text}</p>
      <LinkButton href={homePath}>{words.link}</LinkButton>
    </main>
  )
}

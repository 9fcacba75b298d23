import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { ApprovedLayout as Layout } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { asset } from '@/lib/domain/routes'
import { imageFacts, imageUrl } from '@/lib/server/images'
import { paperPath, paperText } from '@/lib/server/papers'
import styles from './ApprovedLayout.module.css'

type ApprovedLayoutProps = {
  layout: Layout
  words: ProjectWords['approvedLayout']
  /** Kind, pages and size of a copy. */
  copy: ProjectWords['registration']['documents']
  /** Marks a layout that is not confirmed. */
  sample: string
}

/** The layout as it was approved, which buyers compare with our drawing of it: a picture, a PDF to open, or both. */
export function ApprovedLayout({ layout, words, copy, sample }: ApprovedLayoutProps) {
  const { image, file, reference, date, isPlaceholder } = layout
  const largest = image && imageUrl(image, 'webp', imageFacts(image).widths?.at(-1) ?? 0)
  return (
    <figure className={styles.root} data-screen="">
      {image && <Picture image={image} sizes="(max-width: 60em) 92vw, 50rem" />}
      <figcaption>
        <h3 className={styles.title}>
          {words.title} {isPlaceholder && <Tag>{sample}</Tag>}
        </h3>
        <p>
          {fill(words.number, { number: reference, date: dayText(date) })} {words.compare}
        </p>
        <a className={styles.open} href={file ? asset(paperPath(file)) : largest}>
          {file ? `${words.open} (${paperText(file, copy)})` : words.open}
        </a>
      </figcaption>
    </figure>
  )
}

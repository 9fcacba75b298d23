import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { PlacesBlock, ProseBlock } from '@/content/schema/page'
import { href } from '@/lib/domain/routes'
import { AreaDrawing } from './AreaDrawing'
import { Hoarding } from './Hoarding'
import { Inline } from './Inline'
import { ProseTable } from './ProseTable'
import styles from './ProseText.module.css'

type ProseTextProps = {
  blocks: readonly ProseBlock[]
  /** Lists are the facts that begin a page: numbered, like steps. */
  areFacts?: boolean
}

/** The blocks of a section: paragraphs, lists, tables and so on. */
export function ProseText({ blocks, areFacts = false }: ProseTextProps) {
  return blocks.map((block) => (
    <Block key={JSON.stringify(block)} block={block} areFacts={areFacts} />
  ))
}

function Block({ block, areFacts }: { block: ProseBlock; areFacts: boolean }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.text}>
        <Inline>{block}</Inline>
      </p>
    )
  }
  if ('tag' in block) {
    return (
      <p className={styles.text}>
        <Tag>{block.tag}</Tag> <Inline>{block.text}</Inline>
      </p>
    )
  }
  if ('list' in block) {
    const List = block.areSteps ? 'ol' : 'ul'
    return (
      <List className={styles.list} data-numbered={block.areSteps || areFacts || undefined}>
        {block.list.map((item) => (
          <li key={item}>
            <Inline>{item}</Inline>
          </li>
        ))}
      </List>
    )
  }
  if ('picture' in block) {
    return (
      <div className={styles.picture}>
        <Picture image={block.picture} alt="" sizes="(max-width: 60em) 100vw, 66vw" fit="cover" />
      </div>
    )
  }
  if ('links' in block) {
    return (
      <ul className={styles.links}>
        {block.links.map(({ path, label }) => (
          <li key={path}>
            <a className={styles.link} href={href(path)}>
              {label}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    )
  }
  if ('places' in block) return <Places {...block.places} />
  if ('areas' in block) return <AreaDrawing {...block.areas} />
  if ('hoarding' in block) return <Hoarding {...block.hoarding} />
  return (
    <div className={styles.table}>
      <ProseTable {...block.table} />
    </div>
  )
}

/** What is done and where, each with its picture. */
function Places({ items }: PlacesBlock) {
  return (
    <ul className={styles.places}>
      {items.map(({ image, title, text, place }) => (
        <li className={styles.item} key={title}>
          <div className={styles.placePicture}>
            <Picture image={image} alt="" sizes="(max-width: 40em) 92vw, 52vw" fit="cover" />
          </div>
          <h3 className={styles.placeName}>{title}</h3>
          <p className={styles.address}>
            <Icon name="pin" />
            {place}
          </p>
          <p>
            <Inline>{text}</Inline>
          </p>
        </li>
      ))}
    </ul>
  )
}

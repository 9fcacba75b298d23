import { Split } from '@/components/frames/Split'
import { Tiles } from '@/components/frames/Tiles'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { Partners } from '@/content/schema/partners'
import { dayText } from '@/lib/domain/format/dates'
import { formatFileSize } from '@/lib/domain/format/file-size'
import { fill } from '@/lib/domain/format/fill'
import styles from './Partners.module.css'

/** The page's title with the way to the form, beside the picture. */
export function PartnersHero({ title, lede, action, image }: Partners['hero']) {
  return (
    <section className={styles.hero} aria-labelledby="partners-page-title" data-ground="dark">
      <Split
        look="picture"
        lead={
          <div className={styles.picture}>
            <Picture image={image} alt="" sizes="100vw" fit="cover" isPriority />
          </div>
        }
      >
        <div className={styles.words}>
          <h1 className={styles.title} id="partners-page-title">
            {title}
          </h1>
          <p className={styles.lede}>{lede}</p>
          <LinkButton href="#contact" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
      </Split>
    </section>
  )
}

/** Figures about the audience, each with its source and day. Renders nothing without figures. */
export function Audience({ title, rows }: Partners['audience']) {
  if (rows.length === 0) return null
  return (
    <Section id="audience" labelledBy="audience-title" ground="dark">
      <SectionHead look="row" id="audience-title" title={title} />
      <Tiles>
        {rows.map(({ figure, label, source, url, date }) => (
          <li key={label} className={styles.figure}>
            <b>{figure}</b>
            <p>{label}</p>
            <p className={styles.source}>
              <a href={url} rel="noopener">
                {source}
              </a>
              , <time dateTime={date}>{dayText(date)}</time>
            </p>
          </li>
        ))}
      </Tiles>
    </Section>
  )
}

type Colour = keyof Partners['kit']['colours']

type BrandKitProps = {
  words: Partners['kit']
  colours: readonly { name: Colour; hex: string }[]
  file: { href: string; bytes: number }
}

/** The crest, the colours with their values, and the file with both. */
export function BrandKit({ words, colours, file }: BrandKitProps) {
  return (
    <Section id="kit" labelledBy="kit-title" tone="sand">
      <div className={styles.kit}>
        <div className={styles.crest}>
          <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="16rem" />
        </div>
        <div className={styles.words}>
          <SectionHead look="stack" id="kit-title" title={words.title}>
            {words.text}
          </SectionHead>
          <ul className={styles.colours} data-print="">
            {colours.map(({ name, hex }) => (
              <li key={name} data-colour={name}>
                {words.colours[name]}
                <code translate="no">{hex}</code>
              </li>
            ))}
          </ul>
          <LinkButton href={file.href} download="">
            {fill(words.download, { size: formatFileSize(file.bytes) })}
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}

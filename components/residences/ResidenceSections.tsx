import type { ReactNode } from 'react'
import { Split } from '@/components/frames/Split'
import { Stage } from '@/components/frames/Stage'
import { Section } from '@/components/layout/Section'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Residences } from '@/content/schema/residences'
import { fill } from '@/lib/domain/format/fill'
import { htmlLang } from '@/lib/domain/locale'
import { href } from '@/lib/domain/routes'
import styles from './ResidenceSections.module.css'

const LIST = new Intl.ListFormat(htmlLang)

type ResidenceFactsProps = {
  facts: Residences['facts']
  /** The registration of the residences. */
  children: ReactNode
}

/** What is planned of the residences, the homes largest, and in one line the papers that are still to come. */
export function ResidenceFacts({ facts, children }: ResidenceFactsProps) {
  const pending = facts.items.filter(({ isPlaceholder }) => isPlaceholder)
  return (
    <Section labelledBy="facts-title">
      <div className={styles.facts}>
        <h2 className={styles.factsTitle} id="facts-title">
          {facts.title}
        </h2>
        <ul className={styles.list}>
          {facts.items.map(({ text }) => (
            <li className={styles.item} key={text}>
              {text}
            </li>
          ))}
        </ul>
        {pending.length > 0 && (
          <p className={styles.proofs}>
            <b>{facts.flag}</b>{' '}
            {fill(facts.pending, { papers: LIST.format(pending.map(({ proof }) => proof)) })}
          </p>
        )}
        {children}
      </div>
    </Section>
  )
}

/** A picture from edge to edge with one sentence set on it. */
export function Scene({ scene }: { scene: Residences['scene'] }) {
  return (
    <figure className={styles.scene} data-ground="dark">
      <div className={styles.scenePicture}>
        <Picture
          fit="cover"
          place="scene"
          image={scene.image}
          sizes="(max-width: 60em) and (orientation: portrait) 200vw, 100vw"
        />
      </div>
      <p className={styles.sceneText}>{scene.text}</p>
      <figcaption className={styles.sceneCaption}>{scene.caption}</figcaption>
    </figure>
  )
}

type ResidencePlaceProps = {
  place: Residences['place']
  /** The registration of the layout that the residences belong to. */
  children: ReactNode
}

/** Where the residences stand, and the way to the plots on the same ground. */
export function ResidencePlace({ place, children }: ResidencePlaceProps) {
  const figure = (
    <figure>
      <div className={styles.placePicture}>
        <Picture image={place.image} sizes="(max-width: 60em) 130vw, 80vw" fit="cover" />
      </div>
      <figcaption className={styles.placeCaption}>{place.caption}</figcaption>
    </figure>
  )
  return (
    <Section labelledBy="place-title">
      <Split look="picture" lead={figure}>
        <div className={styles.placeWords}>
          <h2 className={styles.placeTitle} id="place-title">
            {place.title}
          </h2>
          {place.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {children}
          <TextLink href={href(place.link.path)} icon="arrow-right">
            {place.link.label}
          </TextLink>
        </div>
      </Split>
    </Section>
  )
}

/** The end of the page, leading back to the form at its head. */
export function ResidenceClosing({ closing }: { closing: Residences['closing'] }) {
  return (
    <section className={styles.closing} aria-labelledby="closing-title" data-ground="dark">
      <Stage
        look="above"
        picture={
          <Picture
            image={closing.image}
            alt=""
            sizes="(max-width: 60em) and (orientation: portrait) 180vw, 100vw"
            fit="cover"
          />
        }
      >
        <h2 className={styles.closingTitle} id="closing-title">
          {closing.title}
        </h2>
        <p className={styles.closingText}>{closing.text}</p>
        <LinkButton href="#request" icon="arrow-up" action="visit">
          {closing.label}
        </LinkButton>
      </Stage>
    </section>
  )
}

import type { CSSProperties } from 'react'
import { LinkButton } from '@/components/ui/Button'
import type { Cinemas } from '@/content/schema/cinemas'
import { type Party, partySizes, type SeatRow, seatParty } from '@/lib/cinema/seating'
import { fill } from '@/lib/format/fill'
import { SeatCloth } from './SeatCloth'
import styles from './SeatPlan.module.css'

type SeatPlanProps = {
  /** Unique on the page. */
  id: string
  venue: string
  hall: string
  /** From the screen to the back. */
  rows: readonly SeatRow[]
  words: Cinemas['venues']['plan']
  /** The choice of the enquiry form that seats belong to. */
  topic: string
}

/** The party that is shown first, where the hall is large enough. */
const USUAL = 40

/**
 * The seats of a hall as stitches of a cloth, and a choice of how many guests come. The style sheet lights the seats of the
 * chosen party (lib/cinema/seating.ts says which), so it works without JavaScript.
 */
export function SeatPlan({ id, venue, hall, rows, words, topic }: SeatPlanProps) {
  const parties = partySizes(rows).map((guests) => seatParty(rows, guests))
  const shown = parties.some(({ guests }) => guests === USUAL) ? USUAL : parties.at(-1)?.guests

  return (
    <div className={styles.root} data-print="">
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{fill(words.guests, { hall })}</legend>
        {parties.map((party) => {
          const { guests } = party
          return (
            <div className={styles.party} key={guests}>
              <label className={styles.choice}>
                <input
                  className={styles.input}
                  type="radio"
                  name={id}
                  value={guests}
                  defaultChecked={guests === shown}
                  // What the choice means is read with it, though it is shown elsewhere.
                  aria-describedby={`${id}-${guests}`}
                />
                {guests}
              </label>
              <div className={styles.answer}>
                <p className={styles.sentence} id={`${id}-${guests}`}>
                  {sentenceOf(party, rows, words)}
                </p>
                <LinkButton
                  href="#enquiry"
                  icon="arrow-right"
                  variant="ghost"
                  action="enquire"
                  choice={topic}
                  prefill={fill(words.message, { venue, hall, n: guests })}
                >
                  {fill(words.action, { n: guests })}
                </LinkButton>
              </div>
            </div>
          )
        })}
      </fieldset>
      <div
        className={styles.plan}
        style={{ '--columns': Math.max(...rows.map(({ seats }) => seats)) } as CSSProperties}
        aria-hidden="true"
      >
        <span className={styles.screen}>{words.screen}</span>
        <SeatCloth id={`${id}-cloth`} rows={rows} parties={parties} />
      </div>
      <p className={styles.rule}>{words.rule}</p>
    </div>
  )
}

/** In which rows a party sits, and whether it fills them. */
function sentenceOf(party: Party, rows: readonly SeatRow[], words: SeatPlanProps['words']): string {
  const { guests, first, last, isFull } = party
  const [from, to] = [rows[first]?.letter ?? '', rows[last]?.letter ?? '']
  if (first === last) return fill(isFull ? words.fillRow : words.fitRow, { n: guests, row: from })
  return fill(isFull ? words.fillRows : words.fitRows, { n: guests, first: from, last: to })
}

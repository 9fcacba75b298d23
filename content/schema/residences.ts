import { z } from 'zod'
import { advertisement } from './advertisement'
import { fields, line, paper, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import type { Registration } from './project'
import { internalLink } from './site'

/** The words of the residences' page. */
export const residencesSchema = advertisement(
  fields({
    meta: fields({ title: line, description: line }),
    name: line,
    hero: fields({
      title: line,
      lede: line,
      image: imageName,
      portrait: uprightImage.optional(),
      visit: line,
      brochure: line,
      /** Of what the brochure tells, where that is not the page's subject. */
      brochureOf: line,
      newTab: line,
    }),
    form: fields({ title: line, submit: line, subject: line }),
    facts: fields({
      title: line,
      /** Stands before the facts while the owner has not confirmed all of them. */
      flag: line,
      /** Which papers will confirm them; with `{papers}`. */
      pending: wordsWith('{papers}'),
    }),
    scene: fields({ image: imageName, text: line, caption: line, paper }),
    place: fields({
      title: line,
      text: z.array(line).readonly(),
      image: imageName,
      caption: line,
      link: internalLink,
    }),
    closing: fields({ image: imageName, title: line, text: line, label: line }),
  }),
)
type Words = z.infer<typeof residencesSchema>
/** The words of the page, with the facts and the registration that stand with the project. */
export type Residences = Omit<Words, 'facts'> & {
  registration: Registration | undefined
  facts: Words['facts'] & {
    items: readonly { text: string; proof: string; isPlaceholder: boolean }[]
  }
}

import { z } from 'zod'
import { advertisement } from './advertisement'
import { fields, line, paper, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import type { Registration } from './project'
import { internalLink } from './site'

/** The texts of the residences' page. */
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
      /** The brochure's subject, which differs from the page's. */
      brochureOf: line,
      newTab: line,
    }),
    form: fields({ title: line, submit: line, subject: line }),
    facts: fields({
      title: line,
      /** Shown before the facts until the owner has confirmed all of them. */
      flag: line,
      /** The documents that will confirm them. */
      pending: wordsWith('{papers}'),
    }),
    scene: fields({ image: imageName, text: line, caption: line, paper }),
    place: fields({
      title: line,
      text: z.array(line).readonly().meta({ row: 'Sentence' }),
      image: imageName,
      caption: line,
      link: internalLink,
    }),
    closing: fields({ image: imageName, title: line, text: line, label: line }),
  }),
)
type Words = z.infer<typeof residencesSchema>
/** The texts of the page, with the facts and the registration from the project. */
export type Residences = Omit<Words, 'facts'> & {
  registration: Registration | undefined
  facts: Words['facts'] & {
    items: readonly { text: string; proof: string; isPlaceholder: boolean }[]
  }
}

import { z } from 'zod'
import { day, fields, line, webAddress, wordsWith } from './field-types'
import { imageName } from './image'

/** The page for companies that want to become partners. */
export const partnersSchema = fields({
  title: line,
  description: line,
  hero: fields({ title: line, lede: line, action: line, image: imageName }),
  audience: fields({
    title: line,
    /** Published figures alone. Without rows the section is hidden. */
    rows: z
      .array(
        fields({
          figure: line,
          label: line,
          source: line.meta({ description: 'Who published it, such as TNPL.' }),
          url: webAddress.meta({ title: 'Address of the source' }),
          date: day.meta({ title: 'Day of the figure' }),
        }).meta({ title: 'Figure' }),
      )
      .readonly(),
  }),
  kit: fields({
    title: line,
    text: line,
    /** Label of the file. */
    download: wordsWith('{size}'),
    /** The names of the team's colours; their values are in styles/tokens.css. */
    colours: fields({ crimson: line, saffron: line, ink: line, onyx: line }),
  }),
  form: fields({
    title: line,
    lede: line,
    subject: line,
    submit: line,
    company: fields({ label: line, placeholder: line, missing: line, long: wordsWith('{max}') }),
    category: fields({ label: line, placeholder: line, long: wordsWith('{max}') }),
    season: fields({ label: line, placeholder: line, later: line }),
    messagePlaceholder: line,
  }),
})
export type Partners = z.infer<typeof partnersSchema>

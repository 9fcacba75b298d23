import { z } from 'zod'
import { advertisement } from './advertisement'
import { fields, line, paragraph, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import { slugOf } from './reference'

const point = fields({ title: line, text: line })
const points = z.array(point).min(1).readonly().meta({ row: 'Point' })

/** The texts of the pitch to landowners. */
export const jointVentureSchema = advertisement(
  fields({
    meta: fields({ title: line, description: line }),
    hero: fields({
      title: line,
      label: line,
      start: line,
      slides: z
        .array(
          fields({
            image: imageName,
            portrait: uprightImage.optional(),
            title: line.meta({ description: 'Its name in the row below the picture.' }),
            text: line.meta({ description: 'A sentence on the picture.' }),
            note: line.meta({ description: 'A few words below that name.' }),
          }),
        )
        .min(1)
        .max(8)
        .readonly()
        .meta({ row: 'Slide' }),
    }),
    benefits: fields({
      title: line,
      lede: line,
      image: imageName,
      items: z.array(point).length(5).readonly().meta({ row: 'Benefit' }),
    }),
    commitment: fields({ title: line, lede: line, text: line, image: imageName }),
    questions: fields({
      title: line,
      lede: line,
      criteria: fields({ title: line, items: points }),
      shares: fields({
        title: line,
        lede: line,
        /** Headings of the first column and of the two options. */
        columns: z.tuple([line, line, line]).meta({ row: 'Column' }),
        rows: z
          .array(fields({ question: line, area: line, revenue: line }))
          .min(1)
          .readonly()
          .meta({ row: 'Question' }),
      }),
      timeline: fields({ title: line, lede: line, stages: points.meta({ row: 'Stage' }) }),
      documents: fields({
        title: line,
        lede: line,
        items: z.array(line).min(1).readonly().meta({ row: 'Document' }),
      }),
      safeguards: fields({
        title: line,
        items: z
          .array(fields({ question: line, answer: paragraph }))
          .min(1)
          .readonly()
          .meta({ row: 'Question' }),
      }),
      note: line,
    }),
    join: fields({
      title: line,
      text: line,
      label: line,
    }),
    cases: fields({
      title: line,
      lede: line,
      more: line,
      items: z
        .array(
          fields({
            slug: slugOf('project', 'projects').meta({ title: 'Project' }),
            name: line,
            text: line,
          }),
        )
        .length(3)
        .readonly()
        .meta({ row: 'Project' }),
    }),
    contact: fields({
      subject: line,
      form: fields({
        extent: fields({ label: line, placeholder: line, invalid: line }),
        unit: fields({
          label: line,
          placeholder: line,
          options: fields({ acre: line, cent: line, ground: line, hectare: line, sqft: line }),
        }),
        village: fields({ label: line, placeholder: line, long: wordsWith('{max}') }),
        messagePlaceholder: line,
      }),
    }),
  }),
)
export type JointVenture = z.infer<typeof jointVentureSchema>

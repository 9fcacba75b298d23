import { z } from 'zod'
import { fields, line, token, webAddress, wordsWith } from './field-types'

/** A part of the notice at a form. */
const part = <Text extends z.ZodType>(text: Text) => fields({ title: line, text })

/** The texts about personal data: the notice at each form, the officer, and the request form. */
export const privacySchema = fields({
  officer: fields({
    name: line.meta({ title: 'Name', description: 'Of a person, such as the one who reads mail.' }),
    hours: line.meta({
      title: 'Hours',
      description: 'When the person can be reached, such as "Monday to Friday, 10 AM to 5 PM".',
    }),
  })
    .optional()
    .meta({
      title: 'Grievance officer',
      description: 'The law asks for a person by name. Without one no live site is built.',
    }),
  kept: line.meta({
    title: 'How long what is sent is kept',
    description: 'Such as "one year". Every page says it from here, as {privacy.kept}.',
  }),
  replyWithin: line.meta({
    title: 'Time for an answer',
    description: 'Such as "one month". Every page says it from here, as {privacy.replyWithin}.',
  }),
  boardName: line.meta({ title: 'Name of the Data Protection Board' }),
  boardAddress: webAddress.optional().meta({
    title: 'Website of the Board',
    description: 'Its official address, once the Board has one.',
  }),
  officerLine: wordsWith('{name}', '{hours}').meta({
    title: 'Line about the grievance officer',
    description: 'Holds {name} and {hours}.',
  }),
  /** Placeholder for the officer's line in a local build. */
  officerToCome: line.meta({ title: 'Line while there is no grievance officer' }),
  notice: fields({
    /** The text that opens the notice. */
    summary: line,
    items: part(wordsWith('{items}')),
    purpose: part(wordsWith('{subject}')),
    law: part(line),
    kept: part(wordsWith('{kept}')),
    who: part(wordsWith('{company}', '{officer}', '{replyWithin}')),
    /** Added if there is a mail address. */
    mail: wordsWith('{email}'),
    rights: part(line),
    board: part(wordsWith('{board}')),
    children: part(line),
  }).meta({
    title: 'Notice at each form',
    description: 'The names of the fields come from the form: {items}.',
  }),
  ask: fields({
    /** The form's name, and the subject of its mail. */
    label: line,
    submit: line,
    request: fields({
      label: line,
      placeholder: line,
      missing: line,
      options: z
        .array(fields({ value: token, label: line }))
        .min(1)
        .meta({ row: 'Kind of request' }),
    }),
    reference: fields({ label: line, placeholder: line, long: wordsWith('{max}') }),
    message: fields({ placeholder: line, long: wordsWith('{max}') }),
  }).meta({ title: 'Form on the privacy page' }),
})

export type PrivacyWords = z.infer<typeof privacySchema>

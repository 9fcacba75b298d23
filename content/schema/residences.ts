import { z } from 'zod'
import { imageName } from './image'
import { internalLink } from './site'

const line = z.string().trim().min(1)

export const residencesSchema = z.object({
  meta: z.object({ title: line, description: line }),
  name: line,
  hero: z.object({
    title: line,
    lede: line,
    image: imageName,
    portrait: imageName,
    visit: line,
    brochure: line,
    newTab: line,
  }),
  form: z.object({ title: line, submit: line, subject: line }),
  facts: z.object({
    title: line,
    lede: line,
    /** Shown beside each fact that the owner has not confirmed. */
    flag: line,
    proofLabel: line,
    items: z
      .array(z.object({ text: line, proof: line, isPlaceholder: z.boolean() }))
      .length(4)
      .readonly(),
  }),
  scene: z.object({ image: imageName, text: line, caption: line }),
  place: z.object({
    title: line,
    text: z.array(line).readonly(),
    image: imageName,
    caption: line,
    link: internalLink,
  }),
  closing: z.object({ title: line, text: line, label: line }),
})
export type Residences = z.infer<typeof residencesSchema>

import { z } from 'zod'
import type { SitePath } from '@/lib/domain/routes'
import { fields } from './field-types'

const PATH = 'Write the path of a page without its end "?" or "#", such as "/insights/roads/".'
const path = z
  .string(PATH)
  .regex(/^\/(?!ta\/|_)(?:[A-Za-z0-9-]+\/)+$/, PATH)
  .transform((each) => each as SitePath)

/** Redirects from old to current paths, for all languages. */
export const redirectsSchema = z
  .array(
    fields({
      from: path.meta({ title: 'Old address' }),
      to: path.meta({ title: 'Page it leads to', isPage: true }),
    }).meta({ title: 'Old address' }),
  )
  .superRefine((all, context) => {
    for (const [at, { from }] of all.entries()) {
      if (all.findIndex((each) => each.from === from) === at) continue
      const message = `The address ${from} stands here twice. Remove one of the two.`
      context.addIssue({ code: 'custom', path: [at, 'from'], message })
    }
  })
  .meta({
    isTable: true,
    description:
      'A page that gets another name in addresses is written here by itself: who has the old address is led to the new one.',
  })

import { z } from 'zod'
import { isImageName } from '@/lib/images'

/** The name of a master in `assets/`; refused when there is no such image. */
export const imageName = z.string().refine(isImageName, {
  error: (issue) => `there is no image "${String(issue.input)}" in assets/`,
})

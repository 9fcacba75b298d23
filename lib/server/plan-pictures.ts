import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locale } from '@/lib/domain/locale'
import { colourPlan } from '@/lib/domain/property/colour-plan'
import type { Plot } from '@/lib/domain/property/plots'
import type { SitePath } from '@/lib/domain/routes'
import { token } from '@/lib/server/token'

/** A drawing of a plan with plot statuses, in the page's language. Its file name contains a hash of its content. */
export type PlanPicture = { file: SitePath; width: number; height: number }

/** A plan as surveyed, and rotated by 90 degrees, which makes it half as large again on a phone. */
export type PlanPictures<Picture = PlanPicture> = { wide: Picture; upright: Picture }

type Drawn = PlanPicture & { svg: string }

const DRAWN = path.join(process.cwd(), 'assets', 'plans', 'drawn')

/** The development server only serves files that existed when it started, so the hash is a query there. */
const nameFile = (name: string, hash: string): SitePath =>
  process.env.NODE_ENV === 'development'
    ? `/plans/${name}.svg?${hash}`
    : `/plans/${name}-${hash}.svg`

/**
 * The drawings of a plan with plot statuses, in the colours of the site. For build time. Throws an error with the path
 * of the drawing if it is missing.
 */
export function planPictures(plan: {
  slug: string
  plots: readonly Pick<Plot, 'number' | 'status'>[]
}): PlanPictures<Drawn> {
  const name = locale === 'en' ? plan.slug : `${plan.slug}-${locale}`
  const statuses = new Map(plan.plots.map(({ number, status }) => [number, status]))
  const draw = (name: string): Drawn => {
    const drawn = path.join(DRAWN, `${name}.svg`)
    if (!existsSync(drawn)) throw new Error(`${drawn} is missing. Run npm run plans.`)
    const svg = colourPlan(readFileSync(drawn, 'utf8'), statuses, token)
    const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? []
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return { file: nameFile(name, hash), width: Number(width), height: Number(height), svg }
  }
  return { wide: draw(name), upright: draw(`${name}-upright`) }
}

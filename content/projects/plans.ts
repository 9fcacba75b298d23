import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineDocument } from '@/content/define'
import { plan } from '@/content/schema/plan'

/**
 * The site plan of a project. Throws an error that says what to do where there is none, and one that
 * names the field where it is malformed.
 */
export function readPlan(slug: string) {
  const name = `projects/plans/${slug}.json`
  if (!existsSync(path.join(process.cwd(), 'content', name))) {
    throw new Error(
      `content/projects/${slug}.json has no plan: put assets/plans/${slug}-plan.svg in place and run npm run plans`,
    )
  }
  return defineDocument(name, plan)
}

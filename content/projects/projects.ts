import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineCollection, defineDocument } from '@/content/define'
import { project } from '@/content/schema/project'
import { env } from '@/lib/env'
import { demandRegistration } from '@/lib/property/registration'

const FOLDER = path.join(process.cwd(), 'content', 'projects')

/**
 * Reads every project file of a folder, in the order of the listing. The files are JSON and found
 * rather than imported, so that adding a project touches no line of code. Throws an error that names
 * the file and the field.
 */
export function readProjects(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const read = files.map((file) => {
    const entry = defineDocument(
      `projects/${file}`,
      project,
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    )
    if (`${entry.slug}.json` === file) return entry
    throw new Error(`content/projects/${file}\n✖ the slug "${entry.slug}" and the file name differ`)
  })
  return defineCollection(
    'projects',
    project,
    read.sort((a, b) => a.position - b.position || a.slug.localeCompare(b.slug, 'en')),
  )
}

/** Every plotted project, in the order of the listing. */
export const projects = readProjects(FOLDER)

if (env.isReraStrict) demandRegistration(projects.all)

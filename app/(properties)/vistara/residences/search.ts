import type { Graph } from 'schema-dts'
import { residences } from '@/content/residences/residences'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { projectPath, routes } from '@/lib/routes'
import { breadcrumb } from '@/lib/seo/breadcrumb'
import { graphOf } from '@/lib/seo/json-ld'

/** Where the page stands. The facts of the residences wait for their proof and stay out. */
export const residencesGraph = (project: Pick<Project, 'slug' | 'name'>): Graph =>
  graphOf(
    breadcrumb([
      { name: site.ventures.properties, path: routes.properties.path },
      { name: project.name, path: projectPath(project.slug) },
      { name: residences.name, path: routes.residences.path },
    ]),
  )

import type { Gate, Project } from '@/content/schema/project'
import { type Claim, isProven } from '@/lib/domain/property/claims'

type Point = Claim & { title: string; text: string }
const pointIsProven = (point: Point) => isProven(point, point.title, point.text)
const pictureIsProven = (picture: Claim & { caption: string }) => isProven(picture, picture.caption)
const gateIsProven = (gate: Gate) => isProven(gate, gate.turnAt, gate.meetingPoint)

/** The project without claims that no document proves, for live builds. */
export function provenOf(project: Project): Project {
  const { approval, approvalPaper, hero, scene, features, residences } = project
  const { lead, ...heroRest } = hero
  const { gate, ...place } = project.place
  const { approval: _, scene: __, ...rest } = project
  return {
    ...rest,
    ...(approval && isProven({ paper: approvalPaper }, approval) && { approval }),
    place: { ...place, ...(gate && gateIsProven(gate) && { gate }) },
    priceCovers: project.priceCovers.filter((each) => isProven(each, each.text)),
    highlights: project.highlights.filter((each) => isProven(each, each.label)),
    hero: { ...heroRest, ...(lead && isProven(hero, lead) && { lead }) },
    explore: { ...project.explore, items: project.explore.items.filter(pointIsProven) },
    ...(scene && pictureIsProven(scene) && { scene }),
    gallery: project.gallery.filter(pictureIsProven),
    ...(features && { features: { ...features, items: features.items.filter(pointIsProven) } }),
    whyChoose: { ...project.whyChoose, items: project.whyChoose.items.filter(pointIsProven) },
    ...(residences && {
      residences: {
        ...residences,
        facts: residences.facts.filter((fact) => isProven(fact, fact.text)),
      },
    }),
  }
}

/** The texts of all claims that no document proves, each with the path of its part. */
export function unprovenIn(
  project: Project,
): readonly { path: readonly (string | number)[]; text: string }[] {
  const { approval, approvalPaper, highlights, hero, place, priceCovers } = project
  const points = (['explore', 'features', 'whyChoose'] as const).flatMap((part) =>
    (project[part]?.items ?? []).map((each, at) =>
      claimOf([part, 'items', at], each, each.title, each.text),
    ),
  )
  const { scene, gallery, residences } = project
  return [
    claimOf(['approval'], { paper: approvalPaper }, approval),
    ...highlights.map((each, at) => claimOf(['highlights', at], each, each.label)),
    claimOf(['hero'], hero, hero.lead),
    claimOf(['place', 'gate'], place.gate ?? {}, place.gate?.turnAt, place.gate?.meetingPoint),
    ...priceCovers.map((each, at) => claimOf(['priceCovers', at], each, each.text)),
    ...points,
    claimOf(['scene'], scene ?? {}, scene?.caption),
    ...gallery.map((each, at) => claimOf(['gallery', at], each, each.caption)),
    ...(residences?.facts ?? []).map((each, at) =>
      claimOf(['residences', 'facts', at], each, each.text),
    ),
  ].flatMap(({ path, claim, text, more }) =>
    text && !isProven(claim, text, more)
      ? [{ path, text: more && isProven(claim, text) ? more : text }]
      : [],
  )
}

const claimOf = (
  path: readonly (string | number)[],
  claim: Claim,
  text: string | undefined,
  more?: string,
) => ({ path, claim, text, more })

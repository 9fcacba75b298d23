import type { Gate, Project } from '@/content/schema/project'
import { type Claim, isProven } from '@/lib/domain/property/claims'

type Point = Claim & { title: string; text: string }
const pointIsProven = (point: Point) => isProven(point, point.title, point.text)
const pictureIsProven = (picture: Claim & { caption: string }) => isProven(picture, picture.caption)
const gateIsProven = (gate: Gate) => isProven(gate, gate.turnAt, gate.meetingPoint)

/** The project without claims that no document proves, for live builds. */
export function provenOf(project: Project): Project {
  const { approval, approvalPaper, hero, scene, residences } = project
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
    features: { ...project.features, items: project.features.items.filter(pointIsProven) },
    whyChoose: { ...project.whyChoose, items: project.whyChoose.items.filter(pointIsProven) },
    ...(residences && {
      residences: {
        ...residences,
        facts: residences.facts.filter((fact) => isProven(fact, fact.text)),
      },
    }),
  }
}

/** The texts of all claims that no document proves. */
export function unprovenIn(project: Project): readonly string[] {
  const { approval, approvalPaper, highlights, hero, explore, features, whyChoose } = project
  const { gate } = project.place
  const pictures = [...(project.scene ? [project.scene] : []), ...project.gallery]
  const points = [explore, features, whyChoose].flatMap(({ items }) => items)
  const all: readonly (readonly [Claim, string | undefined, string?])[] = [
    [{ paper: approvalPaper }, approval],
    ...highlights.map((each) => [each, each.label] as const),
    [hero, hero.lead],
    ...(gate ? [[gate, gate.turnAt, gate.meetingPoint] as const] : []),
    ...project.priceCovers.map((each) => [each, each.text] as const),
    ...points.map((each) => [each, each.title, each.text] as const),
    ...pictures.map((each) => [each, each.caption] as const),
    ...(project.residences?.facts ?? []).map((each) => [each, each.text] as const),
  ]
  return all.flatMap(([claim, text, more]) =>
    text && !isProven(claim, text, more) ? [more && isProven(claim, text) ? more : text] : [],
  )
}

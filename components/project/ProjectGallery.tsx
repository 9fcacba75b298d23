import { Section } from '@/components/layout/Section'
import { Gallery } from '@/components/media/Gallery.island'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/domain/format/fill'
import { type ImageName, imageFacts, imageUrl } from '@/lib/server/images'

type ProjectGalleryProps = {
  project: Pick<Project, 'name' | 'gallery'>
  words: ProjectWords['gallery']
}

/** In wide windows a single picture takes the whole row, and so does every sixth (Gallery.module.css). */
const isWholeRow = (index: number, count: number) => count === 1 || index % 6 === 5
/** The first of six is wide as well. */
const isLarge = (index: number, count: number) => isWholeRow(index, count) || index % 6 === 0

/** Returns the URL of a picture's full file and its size in pixels. */
function whole(image: ImageName) {
  const { widths, width, height } = imageFacts(image)
  return { url: imageUrl(image, 'webp', widths?.at(-1) ?? 0), width, height }
}

/** Pictures of the planned project, labelled as computer images. */
export function ProjectGallery({ project, words }: ProjectGalleryProps) {
  const { name, gallery } = project
  if (gallery.length === 0) return null
  return (
    <Section id="gallery" labelledBy="gallery-title" paper="none">
      <SectionHead id="gallery-title" title={words.title}>
        {words.note}
      </SectionHead>
      <Gallery
        label={fill(words.dialog, { name })}
        words={words}
        pictures={gallery.map(({ image, caption }, index) => ({
          caption,
          ...whole(image),
          small: (
            <Picture
              image={image}
              place={isLarge(index, gallery.length) ? 'band' : 'card'}
              sizes={`(max-width: 60em) 100vw, ${isWholeRow(index, gallery.length) ? 92 : 58}vw`}
              fit="cover"
            />
          ),
        }))}
      />
    </Section>
  )
}

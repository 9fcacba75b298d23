'use client'

import { island } from '@/components/island/island'
import { CarouselFrame, type CarouselProps } from './CarouselFrame'
import { Reel, type ReelMark } from './Reel'

/**
 * A carousel whose slides have names, shown as a row of marks that also choose a slide.
 *
 * Why: as Carousel.island.tsx.
 * Without JavaScript: as there; the marks are not shown.
 * Cost: 11.4 kB gzip, most of it embla.
 */
export const ReelCarousel = island(
  'ReelCarousel',
  'visible',
  ({ marks, ...carousel }: CarouselProps & { marks: readonly ReelMark[] }) => (
    <CarouselFrame {...carousel} reel={(state) => <Reel marks={marks} {...state} />} />
  ),
)

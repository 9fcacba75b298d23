'use client'

import { island } from '@/components/island/island'
import { CarouselFrame, type CarouselProps } from './CarouselFrame'
import { Reel, type ReelMark } from './Reel'

/**
 * A carousel with named slides, shown as a row of marks that select a slide.
 *
 * Why: as in Carousel.island.tsx.
 * Without JavaScript: as in Carousel.island.tsx; the marks are not shown.
 * Cost: 11.4 kB gzip, most of it embla.
 */
export const ReelCarousel = island(
  'ReelCarousel',
  'visible',
  ({ marks, ...carousel }: CarouselProps & { marks: readonly ReelMark[] }) => (
    <CarouselFrame {...carousel} reel={(state) => <Reel marks={marks} {...state} />} />
  ),
)

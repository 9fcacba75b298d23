'use client'

import { island } from '@/components/island/island'
import { CarouselFrame } from './CarouselFrame'

/**
 * Slides that loop, optionally advance automatically, and can always be stopped.
 *
 * Why: autoplay, looping and the announced position need a script.
 * Without JavaScript: the slides are a scroll-snapped row to swipe; the controls are not shown.
 * Cost: 11.2 kB gzip, most of it embla.
 */
export const Carousel = island('Carousel', 'visible', CarouselFrame)

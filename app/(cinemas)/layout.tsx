import type { ReactNode } from 'react'
import { Tags } from '@/app/_pages/Tags'
import { pageViewport } from '@/lib/server/seo/metadata'
import { cinemasFont } from '@/styles/brands/cinemas'

export const viewport = pageViewport('cinemas')

export default function CinemasLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Tags />
      <div className={cinemasFont} data-brand="cinemas" data-ground="dark">
        {children}
      </div>
    </>
  )
}

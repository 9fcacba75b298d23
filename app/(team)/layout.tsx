import type { ReactNode } from 'react'
import { pageViewport } from '@/lib/server/seo/metadata'
import { cricketFont } from '@/styles/brands/cricket'

export const viewport = pageViewport('cricket')

export default function TeamLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cricketFont} data-brand="cricket" data-ground="dark">
      {children}
    </div>
  )
}

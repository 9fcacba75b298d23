import type { ReactNode } from 'react'
import { pageViewport } from '@/lib/server/seo/metadata'
import { propertiesFont } from '@/styles/brands/properties'

export const viewport = pageViewport('properties')

/** Layout of printable pages: no header, no footer. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return (
    <div className={propertiesFont} data-brand="properties" data-ground="light">
      <main id="content" tabIndex={-1} data-sheet="">
        {children}
      </main>
    </div>
  )
}

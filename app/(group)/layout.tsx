import type { ReactNode } from 'react'
import { pageViewport } from '@/lib/seo/metadata'
import { groupFont } from '@/styles/brands/group'

export const viewport = pageViewport('group')

export default function GroupLayout({ children }: { children: ReactNode }) {
  return (
    <div className={groupFont} data-brand="group" data-ground="light">
      {children}
    </div>
  )
}

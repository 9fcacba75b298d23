import type { ReactNode } from 'react'
import { Tags } from '@/app/_pages/Tags'
import { pageViewport } from '@/lib/server/seo/metadata'
import { groupFont } from '@/styles/brands/group'

export const viewport = pageViewport('group')

export default function GroupLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Tags />
      <div className={groupFont} data-brand="group" data-ground="light">
        {children}
      </div>
    </>
  )
}

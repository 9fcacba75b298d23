import type { ReactNode } from 'react'
import { groupFont } from '@/styles/brands/group'

export default function GroupLayout({ children }: { children: ReactNode }) {
  return (
    <div className={groupFont} data-brand="group" data-ground="light">
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { cricketFont } from '@/styles/brands/cricket'

export default function TeamLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cricketFont} data-brand="cricket" data-ground="dark">
      {children}
    </div>
  )
}

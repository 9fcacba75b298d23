import type { ReactNode } from 'react'
import { cinemasFont } from '@/styles/brands/cinemas'

export default function CinemasLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cinemasFont} data-brand="cinemas" data-ground="dark">
      {children}
    </div>
  )
}

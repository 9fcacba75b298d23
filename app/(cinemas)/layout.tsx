import type { ReactNode } from 'react'
import { cinemasVoice } from '@/styles/voices/cinemas'

export default function CinemasLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cinemasVoice} data-brand="cinemas" data-ground="dark">
      {children}
    </div>
  )
}

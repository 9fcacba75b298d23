import type { ReactNode } from 'react'
import { cricketVoice } from '@/styles/voices/cricket'

export default function TeamLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cricketVoice} data-brand="cricket" data-ground="dark">
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { groupVoice } from '@/styles/voices/group'

export default function GroupLayout({ children }: { children: ReactNode }) {
  return (
    <div className={groupVoice} data-brand="group" data-ground="light">
      {children}
    </div>
  )
}

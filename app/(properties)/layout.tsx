import type { ReactNode } from 'react'
import { propertiesVoice } from '@/styles/voices/properties'

export default function PropertiesLayout({ children }: { children: ReactNode }) {
  return (
    <div className={propertiesVoice} data-brand="properties" data-ground="light">
      {children}
    </div>
  )
}

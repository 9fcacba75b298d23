import type { ReactNode } from 'react'
import { propertiesFont } from '@/styles/brands/properties'

export default function PropertiesLayout({ children }: { children: ReactNode }) {
  return (
    <div className={propertiesFont} data-brand="properties" data-ground="light">
      {children}
    </div>
  )
}

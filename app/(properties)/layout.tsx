import type { ReactNode } from 'react'
import { pageViewport } from '@/lib/seo/metadata'
import { propertiesFont } from '@/styles/brands/properties'

export const viewport = pageViewport('properties')

export default function PropertiesLayout({ children }: { children: ReactNode }) {
  return (
    <div className={propertiesFont} data-brand="properties" data-ground="light">
      {children}
    </div>
  )
}

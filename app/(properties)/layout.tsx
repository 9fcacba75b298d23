import type { ReactNode } from 'react'
import { Tags } from '@/app/_pages/Tags'
import { pageViewport } from '@/lib/server/seo/metadata'
import { propertiesFont } from '@/styles/brands/properties'

export const viewport = pageViewport('properties')

export default function PropertiesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Tags />
      <div className={propertiesFont} data-brand="properties" data-ground="light">
        {children}
      </div>
    </>
  )
}

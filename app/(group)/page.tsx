import { HomePage } from '@/app/_pages/HomePage'
import { homeGraph, homeMetadata } from '@/app/_seo/home-metadata'
import { JsonLd } from '@/components/seo/JsonLd'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = homeMetadata('/')
export const viewport = pageViewport('group')

export default function Home() {
  return (
    <>
      <JsonLd graph={homeGraph()} />
      <HomePage />
    </>
  )
}

import { HomePage } from '@/app/_shell/HomePage'
import { homeGraph, homeMetadata } from '@/app/_shell/home-metadata'
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

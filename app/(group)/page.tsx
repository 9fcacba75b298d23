import { HomePage } from '@/app/_pages/HomePage'
import { homeGraph, homeMetadata } from '@/app/_seo/home-metadata'
import { JsonLd } from '@/components/layout/InlineData'

export const metadata = homeMetadata('/')

export default function Home() {
  return (
    <>
      <JsonLd graph={homeGraph()} />
      <HomePage />
    </>
  )
}

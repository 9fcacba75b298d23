import { HomePage } from '@/app/_pages/HomePage'
import { homeMetadata } from '@/app/_seo/home-metadata'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = homeMetadata('/home/')
export const viewport = pageViewport('group')

export default function HomeAlias() {
  return <HomePage />
}

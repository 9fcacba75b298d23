import { HomePage } from '@/app/_pages/HomePage'
import { homeMetadata } from '@/app/_seo/home-metadata'

export const metadata = homeMetadata('/home/')

export default function HomeAlias() {
  return <HomePage />
}

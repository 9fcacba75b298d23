import type { Metadata } from 'next'
import { NotFound } from '@/components/not-found/NotFound'
import { notFound } from '@/content/not-found'
import { href } from '@/lib/routes'
import { groupVoice } from '@/styles/voices/group'

export const metadata: Metadata = {
  title: notFound.metaTitle,
  robots: { index: false },
}

export default function NotFoundPage() {
  return (
    <div className={groupVoice} data-brand="group" data-ground="dark">
      <NotFound words={notFound} homePath={href('/')} />
    </div>
  )
}

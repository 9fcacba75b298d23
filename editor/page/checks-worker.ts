import { z } from 'zod'
import type { ThreadInput } from '@/tools/content/checks/check-files'
import { runCheck } from '@/tools/content/checks/run'

/** The page's policy forbids code from strings, which zod would compile. */
z.config({ jitless: true })

self.onmessage = async ({ data }: MessageEvent<ThreadInput>) =>
  self.postMessage(await runCheck(() => import('../checks/work'), data))

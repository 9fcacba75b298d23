import { z } from 'zod'
import { runCheck } from '@/tools/content/checks/run'
import type { ThreadInput } from '@/tools/content/checks/seen'

/** The page's policy forbids code from strings, which zod would compile. */
z.config({ jitless: true })

self.onmessage = async ({ data }: MessageEvent<ThreadInput>) =>
  self.postMessage(await runCheck(() => import('../checks/work'), data))

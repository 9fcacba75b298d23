import { z } from 'zod'
import { runCheck } from '../run'
import type { Run } from '../seen'

/** The page's policy allows no code made of text. */
z.config({ jitless: true })

self.onmessage = async ({ data }: MessageEvent<Run>) => self.postMessage(await runCheck(data))

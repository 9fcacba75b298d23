import { z } from 'zod'
import { type Run, runCheck } from '../run'

/** The page's policy allows no code made of text. */
z.config({ jitless: true })

self.onmessage = async ({ data }: MessageEvent<Run>) => self.postMessage(await runCheck(data))

/** Runs one check of content or of the editor in a worker thread (tools/content/checks/thread.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { runCheck } from '@/tools/content/checks/run'

parentPort?.postMessage(await runCheck(() => import('../checks/work'), workerData))

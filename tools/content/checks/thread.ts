/** Runs one check in a worker thread. Bundled (bundle.ts), because threads cannot load TypeScript. */
import { parentPort, workerData } from 'node:worker_threads'
import { runCheck } from './run'

parentPort?.postMessage(await runCheck(() => import('./validate'), workerData))

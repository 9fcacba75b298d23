/** One check in a thread of Node. Bundled (bundle.ts): no thread reads TypeScript. */
import { parentPort, workerData } from 'node:worker_threads'
import { runCheck } from './run'

parentPort?.postMessage(await runCheck(() => import('./validate'), workerData))

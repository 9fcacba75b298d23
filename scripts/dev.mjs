/** The development server, with the same local services that `npm start` runs. */
import { spawn } from 'node:child_process'
import { RECEIVED_FILE, startLocalServices } from '../services/local.mjs'
import { loadEnvironment } from './environment.mjs'
import { onNextFreePort } from './ports.mjs'

loadEnvironment()
const wanted = Number(new URL(process.env.LOCAL_SERVICES_URL).port || 80)
const services = await onNextFreePort(wanted, (port) =>
  startLocalServices({ port, file: RECEIVED_FILE }),
)
process.env.LOCAL_SERVICES_URL = services.url
console.log(`Local services at ${services.url}, what they receive lands in ${RECEIVED_FILE}`)

const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
// Ctrl-C reaches both; the services end when the development server has.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => next.kill(signal))
next.on('exit', async (code) => {
  await services.close()
  process.exit(code ?? 0)
})

/** Runs the development server, with the same local services as `npm start`. */
import { execFileSync, spawn } from 'node:child_process'
import getPort, { portNumbers } from 'get-port'
import { loadEnvironment } from '../build/environment.mjs'
import { TSX } from '../build/tsx.mjs'
import { readSettings } from '../host/settings'
import { RECEIVED_FILE, startLocalServices } from '../mocks/local'

loadEnvironment()
execFileSync(process.execPath, [...TSX, 'tools/art/images.ts'], { stdio: 'inherit' })
execFileSync(process.execPath, [...TSX, 'tools/plans/plans.ts', '--draw'])
execFileSync(process.execPath, [...TSX, 'tools/build/inline-scripts.ts'])
const { localPort: requested } = readSettings(process.env)
const port = await getPort({ port: portNumbers(requested, requested + 20) })
const services = await startLocalServices({ port, file: RECEIVED_FILE })
// Pages are rendered on demand, so they contain the port that was free.
process.env.LOCAL_PORT = String(port)
console.log(`Local services at ${services.url}, what they receive lands in ${RECEIVED_FILE}`)

const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
// Ctrl-C reaches both processes; the services stop when the development server has ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
next.on('exit', async (code) => {
  await services.close()
  process.exit(code ?? 0)
})

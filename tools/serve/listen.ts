import type http from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { port: number; url: string; close: () => Promise<void> }

/**
 * Starts a server on this machine only. Rejects with EADDRINUSE when the port is taken. Port 0 chooses any free
 * one.
 */
export function listen(server: http.Server, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const { port: actual } = server.address() as AddressInfo
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ port: actual, url: `http://localhost:${actual}`, close })
    })
  })
}

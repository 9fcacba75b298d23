/**
 * Starts a server on this machine only. Rejects with EADDRINUSE when the port is taken.
 *
 * @param {import('node:http').Server | import('node:http2').Http2SecureServer} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const { port: actual } = server.address()
      const close = () =>
        new Promise((done) => {
          server.close(() => done())
          // Sessions of HTTP/2 end with the browser that opened them.
          server.closeAllConnections?.()
        })
      resolve({ port: actual, url: `http://localhost:${actual}`, close })
    })
  })
}

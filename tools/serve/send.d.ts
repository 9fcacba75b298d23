declare module 'send' {
  import type { ReadStream, Stats } from 'node:fs'
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Sending = {
    on(event: 'stream', listener: (file: ReadStream) => void): Sending
    on(event: 'headers', listener: (response: unknown, path: string, stats: Stats) => void): Sending
    on(event: 'directory', listener: () => void): Sending
    on(event: 'error', listener: (error: Error & { status: number }) => void): Sending
    pipe(response: ServerResponse): void
  }

  export default function send(
    request: IncomingMessage,
    path: string,
    options: { root: string; cacheControl: boolean; acceptRanges: boolean; dotfiles: 'allow' },
  ): Sending
}

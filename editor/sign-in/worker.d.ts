/** Environment variables of the worker. */
type Settings = { EDITOR: string; CLIENT_ID: string; CLIENT_SECRET: string; GITHUB?: string }

declare const worker: { fetch: (request: Request, settings: Settings) => Promise<Response> }
export default worker

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'

const WINDOW = { width: 1440, height: 900 }
const LONGEST_START_MS = 20_000
/** A start that takes longer never finishes; another attempt does. */
const LONGEST_SESSION_MS = 35_000
const START_ATTEMPTS = 3
/** All attempts together. */
export const LONGEST_STARTS_MS = START_ATTEMPTS * (LONGEST_START_MS + LONGEST_SESSION_MS)
const LONGEST_WAIT_MS = 10_000
/** The key of an element reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK on a virtual screen, controlled by WebDriver; only the commands that the tests need. */
export class WebKit {
  private session = ''

  private constructor(
    private readonly child: ChildProcess,
    private readonly driver: string,
    private readonly site: string,
  ) {}

  /** On a busy machine the browser may not start: each attempt has its own driver and screen. */
  static async start(site: string): Promise<WebKit> {
    for (let attempt = 1; ; attempt += 1) {
      const port = await getPort()
      const child = startDriver(port)
      const browser = new WebKit(child, `http://127.0.0.1:${port}`, site)
      try {
        await browser.begin()
        return browser
      } catch (error) {
        endAll(child)
        if (attempt === START_ATTEMPTS) throw error
      }
    }
  }

  private async begin() {
    await until('the driver', LONGEST_START_MS, () => this.call('GET', '/status'))
    const capabilities = {
      alwaysMatch: { timeouts: { pageLoad: 30_000 }, ...proxy(this.site) },
    }
    const { sessionId } = await this.call<{ sessionId: string }>(
      'POST',
      '/session',
      { capabilities },
      LONGEST_SESSION_MS,
    )
    this.session = `/session/${sessionId}`
    await this.call('POST', `${this.session}/window/rect`, WINDOW)
  }

  async stop() {
    await this.call('DELETE', this.session)
    endAll(this.child)
  }

  async open(path: string) {
    await this.call('POST', `${this.session}/url`, { url: new URL(path, this.site).href })
  }

  /** Runs a function in the page, with its inputs as arguments. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const body = { script: `return (${script}).apply(null, arguments)`, args }
    return this.call('POST', `${this.session}/execute/sync`, body)
  }

  url(): Promise<string> {
    return this.call('GET', `${this.session}/url`)
  }

  /**
   * Clicks like a visitor: retries while the driver refuses because the element is covered, out of view or
   * moving.
   */
  click(selector: string): Promise<null> {
    return until(`a press on ${selector}`, LONGEST_WAIT_MS, async () => {
      const element = await this.find(selector)
      return this.call('POST', `${this.session}/element/${element}/click`, {})
    })
  }

  async type(selector: string, text: string) {
    const element = await this.find(selector)
    await this.call('POST', `${this.session}/element/${element}/value`, { text })
  }

  async isShown(selector: string): Promise<boolean> {
    const element = await this.find(selector)
    return this.call('GET', `${this.session}/element/${element}/displayed`)
  }

  private find(selector: string): Promise<string> {
    const body = { using: 'css selector', value: selector }
    return until(selector, LONGEST_WAIT_MS, async () => {
      const found = await this.call<Record<string, string>>('POST', `${this.session}/element`, body)
      return found[ELEMENT] ?? ''
    })
  }

  private async call<Value>(
    method: string,
    path: string,
    body?: object,
    longest?: number,
  ): Promise<Value> {
    const answer = await fetch(`${this.driver}${path}`, {
      method,
      ...(longest && { signal: AbortSignal.timeout(longest) }),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as {
      value: Value & { error?: string; message?: string }
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
}

function startDriver(port: number): ChildProcess {
  const { width, height } = WINDOW
  const screen = ['-a', '-s', `-screen 0 ${width}x${height}x24`]
  const child = spawn('xvfb-run', [...screen, process.env.WEBKIT_DRIVER ?? '', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      // Its sandbox needs more rights than a container has; it opens only our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  // Stop everything if the tests are aborted.
  process.once('exit', () => endAll(child))
  return child
}

/** Kills the driver, its browser and the screen: one process group. */
function endAll({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid)
}

/** Retries until it succeeds. */
async function until<Value>(
  what: string,
  longest: number,
  attempt: () => Promise<Value>,
): Promise<Value> {
  for (const end = Date.now() + longest; ; await wait(100)) {
    try {
      return await attempt()
    } catch (cause) {
      if (Date.now() > end) throw new Error(`${what} did not come`, { cause })
    }
  }
}

/** As for Firefox in playwright.config.ts: a proxy that leads all requests but the site's to the run's services. */
function proxy(site: string) {
  const services = process.env.E2E_SERVICES_URL
  if (!services) return {}
  const httpProxy = `127.0.0.1:${new URL(services).port}`
  return { proxy: { proxyType: 'manual', httpProxy, noProxy: [new URL(site).host] } }
}

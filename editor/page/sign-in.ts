import { button, h, labelled, showDialog } from './dom'
import type { HostSettings, Session } from './github'

const KEY = 'token'
/** Channel that passes GitHub's answer from the sign-in window to the window that opened it. */
const CHANNEL = 'sign-in'

type Answer = { code: string; state: string }

/** The user's session on GitHub. A dialog asks for the token, which is kept until the window closes. */
export function sessionOf(settings: HostSettings): Session {
  let asking: Promise<boolean> | undefined
  const session: Session = {
    token: sessionStorage.getItem(KEY) ?? '',
    // Several requests may fail by the same expired token: ask only once.
    renew: (said) => {
      asking ??= tokenFrom(settings, said).then((token) => {
        asking = undefined
        session.token = token
        sessionStorage.setItem(KEY, token)
        return token !== ''
      })
      return asking
    },
  }
  return session
}

/** Deletes the token, and reloads the page to clear everything loaded with it. */
export function signOut() {
  sessionStorage.removeItem(KEY)
  location.reload()
}

/** In the sign-in window: passes GitHub's answer to the opener. Returns whether this is that window. */
export function handBack(): boolean {
  const { code, state } = Object.fromEntries(new URLSearchParams(location.search))
  if (!code || !state) return false
  new BroadcastChannel(CHANNEL).postMessage({ code, state } satisfies Answer)
  document.body.append(h('main', h('p', 'You are signed in. You can close this window.')))
  window.close()
  return true
}

/** Asks for a token in a dialog. Resolves to '' if none is given. */
function tokenFrom(settings: HostSettings, said: string): Promise<string> {
  const dialog = h('dialog', { class: 'sign-in', 'aria-labelledby': 'sign-in' })
  const error = h('p', { class: 'error', role: 'alert' }, said)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue))
    showDialog(
      dialog,
      h('h1', { id: 'sign-in' }, 'Sign in'),
      settings.app ? withGithub(settings, settings.app, dialog, error) : withToken(dialog, error),
    )
  })
}

/** A button that opens GitHub's sign-in in a new window. */
function withGithub(
  { web }: HostSettings,
  { client, exchange }: NonNullable<HostSettings['app']>,
  dialog: HTMLDialogElement,
  error: HTMLElement,
): HTMLElement {
  const channel = new BroadcastChannel(CHANNEL)
  dialog.addEventListener('close', () => channel.close())
  const signIn = async () => {
    const [state, verifier] = [random(), random()]
    const address = new URL(`${web}/login/oauth/authorize`)
    address.search = `${new URLSearchParams({
      client_id: client,
      redirect_uri: location.origin + location.pathname,
      state,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
    })}`
    channel.onmessage = async ({ data }: MessageEvent<Answer>) => {
      // Ignore the answer to another request.
      if (data.state !== state) return
      const answer = await fetch(exchange, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: data.code, verifier }),
      }).catch(() => undefined)
      const { token } = answer?.ok ? await answer.json() : { token: undefined }
      if (token) dialog.close(token)
      else
        error.textContent =
          answer && answer.status < 500
            ? 'GitHub did not let you in. Try it again.'
            : 'GitHub could not be reached. Try it again in a minute.'
    }
    window.open(address, 'sign-in', 'popup,width=600,height=700')
  }
  return h(
    'div',
    error,
    h(
      'div',
      { class: 'bar' },
      button('Sign in with GitHub', () => void signIn(), { class: 'save' }),
      button('Not now', () => dialog.close('')),
    ),
  )
}

const random = () => base64Of(crypto.getRandomValues(new Uint8Array(32)))

async function challengeOf(verifier: string) {
  return base64Of(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  )
}

/** Base64 in the alphabet for addresses. */
const base64Of = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'))
    .replaceAll('=', '')

/** Without a GitHub App: a form for a personal access token. */
function withToken(dialog: HTMLDialogElement, error: HTMLElement): HTMLElement {
  // Not a password field: browsers and password managers would offer to save it.
  const token = h('input', {
    type: 'text',
    id: 'token',
    class: 'secret',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'data-1p-ignore': true,
    'data-bwignore': true,
    'data-lpignore': 'true',
  })
  return h(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault()
        dialog.close(token.value.trim())
      },
    },
    labelled(
      'Access token of GitHub',
      token,
      'It is kept until you close this window or sign out.',
    ),
    error,
    h(
      'div',
      { class: 'bar' },
      h('button', { type: 'submit', class: 'save' }, 'Open the editor'),
      button('Not now', () => dialog.close('')),
    ),
  )
}

import { button, h, labelled, showDialog } from './dom'
import type { HostSettings, Session } from './github'

const KEY = 'token'
/** Carries GitHub's answer from the window of the sign-in to the one that asked. */
const CHANNEL = 'sign-in'

type Answer = { code: string; state: string }

/** The access token of GitHub. A dialog over the page asks for it; it lasts until the window closes. */
export function sessionOf(settings: HostSettings): Session {
  let asking: Promise<boolean> | undefined
  const session: Session = {
    token: sessionStorage.getItem(KEY) ?? '',
    // Several requests may meet the same end of a token: it is asked for once.
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

/** Forgets the token, and with the page all that was read with it. */
export function signOut() {
  sessionStorage.removeItem(KEY)
  location.reload()
}

/** In the window of the sign-in: hands GitHub's answer to the one that asked. Tells whether this is that window. */
export function handBack(): boolean {
  const { code, state } = Object.fromEntries(new URLSearchParams(location.search))
  if (!code || !state) return false
  new BroadcastChannel(CHANNEL).postMessage({ code, state } satisfies Answer)
  document.body.append(h('main', h('p', 'You are signed in. You can close this window.')))
  window.close()
  return true
}

/** Asks for a token in a dialog. Empty where none is given. */
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

/** One button: GitHub asks who it is, in a window of its own. */
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
      // The answer to another question is none to this one.
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

/** As addresses hold it. */
const base64Of = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Without a GitHub App: a token that somebody made there. */
function withToken(dialog: HTMLDialogElement, error: HTMLElement): HTMLElement {
  // No field for a password: browsers and their helpers offer to keep what is typed there.
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

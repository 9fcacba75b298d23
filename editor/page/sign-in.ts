import { button, h } from './dom'
import type { HostSettings, Session } from './git-host'

const KEY = 'token'

/** The access token of the Git host. A dialog over the page asks for it; it lasts until the window closes. */
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

/** Asks for a token in a dialog. Empty where none is given. */
function tokenFrom({ kind }: HostSettings, said: string): Promise<string> {
  const name = kind === 'github' ? 'GitHub' : 'GitLab'
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
    'aria-describedby': 'token-hint',
  })
  const dialog = h('dialog', { class: 'sign-in', 'aria-labelledby': 'sign-in' })
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue)
    })
    dialog.append(
      h(
        'form',
        {
          onsubmit: (event) => {
            event.preventDefault()
            dialog.close(token.value.trim())
          },
        },
        h('h1', { id: 'sign-in' }, 'Sign in'),
        h('label', { for: 'token' }, `Access token of ${name}`),
        h(
          'p',
          { class: 'hint', id: 'token-hint' },
          'It is kept until you close this window or sign out. docs/publishing.md says how to make one.',
        ),
        token,
        h('p', { class: 'fault', role: 'alert' }, said),
        h(
          'div',
          { class: 'bar' },
          h('button', { type: 'submit', class: 'save' }, 'Open the editor'),
          button('Not now', () => dialog.close('')),
        ),
      ),
    )
    document.body.append(dialog)
    dialog.showModal()
  })
}

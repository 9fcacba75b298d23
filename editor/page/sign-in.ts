import { h } from './dom'
import type { Editor } from './editor'
import { type HostSettings, hostOf } from './git-host'
import { gitStore } from './git-store'

/** Asks for the access token of the Git host until it opens the repository. Kept while the window is open. */
export async function signIn(editor: Editor, settings: HostSettings): Promise<void> {
  const kept = sessionStorage.getItem('token')
  const fault = h('p', { class: 'fault', role: 'alert' })
  const enter = async (token: string) => {
    editor.store = gitStore(hostOf(settings, token), settings.siteUrl)
    try {
      await editor.reload()
      sessionStorage.setItem('token', token)
      return true
    } catch (error) {
      sessionStorage.removeItem('token')
      fault.textContent = error instanceof Error ? error.message : String(error)
      return false
    }
  }
  if (kept && (await enter(kept))) return
  await new Promise<void>((resolve) => {
    const token = h('input', { type: 'password', id: 'token', autocomplete: 'off' })
    const send = async (event: Event) => {
      event.preventDefault()
      editor.say('Opening …')
      const isOpen = await enter(token.value.trim())
      editor.say('')
      if (isOpen) resolve()
    }
    const name = settings.kind === 'github' ? 'GitHub' : 'GitLab'
    editor.main.replaceChildren(
      h('h1', {}, 'Sign in'),
      h(
        'form',
        { onsubmit: (event: Event) => void send(event) },
        h('label', { for: 'token' }, `Access token of ${name}`),
        h(
          'p',
          { class: 'hint' },
          'It is kept until you close this window. docs/publishing.md says how to make one.',
        ),
        token,
        fault,
        h('button', { type: 'submit', class: 'save' }, 'Open the editor'),
      ),
    )
    document.title = 'Sign in – Editor'
  })
}

import { handBack } from './sign-in'

const dark = matchMedia('(prefers-color-scheme: dark)')
/** Chooses the tokens of the ground that the person prefers (styles/tokens.css). */
const follow = () => {
  document.documentElement.dataset.ground = dark.matches ? 'dark' : 'light'
}
follow()
dark.addEventListener('change', follow)

/** The sign-in window does not load the editor. */
if (!handBack()) await import('./main')

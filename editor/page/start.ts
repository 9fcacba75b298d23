import { handBack } from './sign-in'

/** The sign-in window does not load the editor. */
if (!handBack()) await import('./main')

import { handBack } from './sign-in'

/** The window in which somebody signs in shows nothing else. */
if (!handBack()) await import('./main')

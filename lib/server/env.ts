import { readEnv } from './read-env'

/** The environment of this build. */
export const env = readEnv(process.env)

import { readBasePath } from '@/lib/domain/base-path'
import { type Env, readEnv } from '@/lib/server/read-env'
import { type ServiceOrigins, serviceOrigins } from './services'

/** The settings of a build that hosts need: the address of the site and its external services. */
export type Settings = Pick<Env, 'siteUrl' | 'isLive' | 'localPort'> & {
  /** Folder under the domain, such as `/noyyal`, or empty. */
  basePath: string
  services: ServiceOrigins
  /** The services of a page that carries the tag manager's container. */
  taggedServices: ServiceOrigins
}

/** Throws where the environment is invalid, like the build of the pages. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const env = readEnv(source)
  const { siteUrl, isLive, localPort } = env
  const { tags: _, ...untagged } = env
  const basePath = readBasePath(source.BASE_PATH)
  return {
    ...{ siteUrl, basePath, isLive, localPort },
    services: serviceOrigins(untagged),
    taggedServices: serviceOrigins(env),
  }
}

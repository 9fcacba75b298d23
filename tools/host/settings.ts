import { readBasePath } from '@/lib/domain/base-path'
import { type Env, readEnv } from '@/lib/server/read-env'
import { type ServiceOrigins, serviceOrigins } from './services'

/** What a host is told of a build: where the site lives, and whom its pages may speak to. */
export type Settings = Pick<Env, 'siteUrl' | 'isLive' | 'localPort'> & {
  /** Folder under the domain, such as `/noyyal`, or empty. */
  basePath: string
  services: ServiceOrigins
  /** Those of a page that carries the tag manager's container. */
  taggedServices: ServiceOrigins
}

/** Throws where the environment is not usable, as the build of the pages does. */
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

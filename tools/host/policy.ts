import type { ServiceOrigins } from './services'
import type { Settings } from './settings'

/**
 * The Content-Security-Policy of one page: nothing is allowed but the site's own files, its inline
 * scripts and styles by hash, and the configured services.
 */
export function pagePolicy(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  services: ServiceOrigins,
  { siteUrl, isLive }: Pick<Settings, 'siteUrl' | 'isLive'>,
): string {
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...services.script],
    ['style-src', "'self'", ...styles],
    // Of the markup alone: scripts set styles through the object model, unaffected.
    services.styleAttribute.length > 0
      ? ['style-src-attr', "'unsafe-hashes'", ...services.styleAttribute]
      : ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', ...services.image],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...services.connect],
    ['form-action', "'self'", ...services.form],
    ['frame-src', ...services.frame],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    // Strings become code through the policy of tools/build/postbuild/default-policy.js alone.
    ['require-trusted-types-for', "'script'"],
  ]
  if (services.trustedTypes.length > 0) directives.push(['trusted-types', ...services.trustedTypes])
  // Over plain http on a visitor's own machine it would break every request.
  if (isLive && siteUrl.startsWith('https:')) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Works as a header only, so it is not part of a page's own policy. */
export const FRAME_POLICY = "frame-ancestors 'none'"

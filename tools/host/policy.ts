import type { ServiceOrigins } from './services'
import type { Settings } from './settings'

/**
 * The Content-Security-Policy of one page: it allows only the site's own files, inline scripts and styles by
 * hash, and the configured services.
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
    // For style attributes in markup only: styles set through the CSSOM are not affected.
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
    // Strings become code only through the policy of tools/build/postbuild/default-policy.js.
    ['require-trusted-types-for', "'script'"],
  ]
  if (services.trustedTypes.length > 0) directives.push(['trusted-types', ...services.trustedTypes])
  // On plain http, as on a local machine, it would break every request.
  if (isLive && siteUrl.startsWith('https:')) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Works only as a header, so it is not part of a page's own policy. */
export const FRAME_POLICY = "frame-ancestors 'none'"

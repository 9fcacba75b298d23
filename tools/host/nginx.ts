import type { HeaderRule, Redirect, Rules } from './rules'

/** Per worker; a connection that is being answered uses two open files. */
const CONNECTIONS = 16_384
const OPEN_FILES = 2 * CONNECTIONS + 1024

/**
 * Concurrent connections from one address. Many visitors may share one: mobile networks in India do. A page is sent
 * at once, so many fit; a large file occupies its connection for as long as its client reads.
 */
const CONNECTIONS_OF_A_VISITOR = 4096
const LARGE_FILES_OF_A_VISITOR = 64
const LARGE = ['.mp3', '.opus', '.pdf']

/** The page for too many requests, in the site's languages. It is stored beside the maps of a release. */
export const BUSY_PAGE = '429.html'

const CORP = 'Cross-Origin-Resource-Policy'
const POLICIES = 'nginx-policies.map'
const REDIRECTS = 'nginx-redirects.map'

/**
 * The folders that nginx reads: releases/<name>/ contains `site/`, `nginx/` with the maps below, and `release.map`
 * with the name. `current` links to one release. nginx resolves it when it reads its configuration, so that files
 * and headers of a release change together.
 */
type Place = {
  /** Contains the releases. */
  folder?: string
  listen?: string
  /** The folder of the logs. */
  logs?: string
}

/**
 * A complete `nginx.conf`, the same for every release and owned by root. From a release it includes only maps, whose
 * entries cannot be directives. Files are compressed at build time.
 */
export function nginxConf(
  rules: Rules,
  { folder = '/var/www', listen = '80', logs = '/var/log/nginx' }: Place = {},
): string {
  const common = rules.headers.find(({ path }) => path === '/*')?.headers ?? {}
  const varying = ['Cache-Control', 'Content-Security-Policy', CORP, 'X-Robots-Tag']
  const constant = Object.entries(common).filter(([name]) => !varying.includes(name))
  const domain = new URL(rules.siteUrl).host

  return `# Made by the build from tools/host/nginx.ts. It belongs to root and is installed once: docs/deploy.md.
# Needs the module libnginx-mod-http-brotli-static (Debian, Ubuntu); without it, remove brotli_static.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
# Where the machine allows fewer, nginx says so and serves as many as it may: docs/deploy.md, "Many visitors".
worker_rlimit_nofile ${OPEN_FILES};
# Below this level nginx names the addresses of visitors.
error_log ${logs}/error.log crit;
events {
  worker_connections ${CONNECTIONS};
}
http {
  types {
${Object.entries(rules.types).map(typeLine).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/plain text/xml text/javascript application/javascript text/calendar image/svg+xml application/xml;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  map_hash_bucket_size 256;
  map_hash_max_size 4096;

  # A visitor who sends or reads nothing gives the connection back.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 15s;
  keepalive_timeout 30s;
  reset_timedout_connection on;
  client_max_body_size 1k;

  # No address, no browser, nothing behind a question mark: nothing about a person.
  map $request_uri $path_asked {
    "~^(?<path_alone>[^?]*)" $path_alone;
  }
  log_format site '$time_iso8601 $status $request_method $path_asked $body_bytes_sent $request_time';
  access_log ${logs}/site.log site;

  # What passes requests on, from this machine or a private network, is no visitor.
  map $remote_addr $visitor {
    default $binary_remote_addr;
    ~^(127\\.0\\.0\\.1$|::1$|10\\.|192\\.168\\.|172\\.(1[6-9]|2\\d|3[01])\\.|f[cd]) "";
  }
  map $uri $visitor_of_large {
    default "";
    "~(${LARGE.map(escapeRegExp).join('|')})$" $visitor;
  }
  limit_conn_zone $visitor zone=visitors:10m;
  limit_conn_zone $visitor_of_large zone=large:10m;
  limit_conn visitors ${CONNECTIONS_OF_A_VISITOR};
  limit_conn large ${LARGE_FILES_OF_A_VISITOR};
  limit_conn_status 429;
  map $status $retry_after {
    429 30;
  }

  map release $release_named {
    default none;
    include ${folder}/current/release.map;
  }
  # A name leads to no other folder.
  map $release_named $release {
    default none;
    ~^[\\w-]+$ $release_named;
  }
  map $uri $cache_control {
${rules.headers.filter(isFixed('Cache-Control')).map(mapLine('Cache-Control')).join('\n')}
  }
  # Without a value nginx sends no header.
  map $uri $robots {
${rules.headers.filter(isFixed('X-Robots-Tag')).map(mapLine('X-Robots-Tag')).join('\n')}
  }
  map $uri $content_security_policy {
${rules.headers.filter(isFixed('Content-Security-Policy')).map(mapLine('Content-Security-Policy')).join('\n')}
    include ${folder}/current/nginx/${POLICIES};
  }
  map $uri $resource_policy {
${rules.headers.filter(has(CORP)).map(mapLine(CORP)).join('\n')}
  }
  # A map ignores the case of letters: what is spelt rightly already stays.
  map $uri $spelt {
    include ${folder}/current/nginx/${REDIRECTS};
  }
  map "$uri $spelt" $moved {
    default $spelt;
    "~^(\\S+) \\1$" "";
  }
  # A query precedes the fragment.
  map $moved $moved_page {
    "~^(?<page_alone>[^#]+)" $page_alone;
  }
  map $moved $moved_part {
    "~(?<part_alone>#.+)$" $part_alone;
  }

  server {
    listen ${listen} backlog=4096 reuseport;
    # With a certificate of its own, these lines lose their mark: docs/deploy.md, "The certificate".
    #tls listen 443 ssl http2 backlog=4096 reuseport;
    #tls ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;
    #tls ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;
    #tls ssl_protocols TLSv1.2 TLSv1.3;
    #tls ssl_session_cache shared:tls:10m;
    #tls ssl_session_tickets off;
    #tls if ($scheme = http) { return 301 https://${domain}$request_uri; }

    # Before the first certificate, and at each renewal.
    location ^~ /.well-known/acme-challenge/ { root ${folder}/acme; }

    root ${folder}/releases/$release/site;
    index index.html;
    absolute_redirect off;
    # With disable_symlinks brotli_static would find no file; deploy.sh refuses releases with links.
    gzip_static on;
    brotli_static on;
    gzip_vary on;

    add_header Cache-Control $cache_control always;
    add_header Content-Security-Policy $content_security_policy always;
    add_header X-Robots-Tag $robots always;
    add_header Cross-Origin-Resource-Policy $resource_policy always;
    add_header Retry-After $retry_after always;
${constant.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}

    if ($moved) { return 301 $moved_page$is_args$args$moved_part; }
${rules.redirects.filter(isOfDomain).map(redirectLine).join('\n')}
    location ~ ^/(${rules.privateFiles.map(escapeRegExp).join('|')})$ { return 404; }

    location = /${BUSY_PAGE} { internal; root ${folder}/releases/$release/nginx; }
    # Found late, after the headers above: without headers of its own it adds them no second time.
    location @beyond { add_header Accept-Ranges ""; return 416; }
${rules.notFound.map(notFoundLines).join('\n')}
  }
}
`
}

/** The parts that differ between releases, by file name: entries of maps. */
export function nginxMaps({ headers, redirects }: Rules) {
  const policies = headers.filter(({ path }) => !path.endsWith('*'))
  const fileOf = (entries: readonly string[]) =>
    `${entries.map((each) => each.trim()).join('\n')}\n`
  return {
    [POLICIES]: fileOf(
      policies.filter(has('Content-Security-Policy')).map(mapLine('Content-Security-Policy')),
    ),
    // A map ignores the case of letters, and refuses a key that stands there twice.
    [REDIRECTS]: fileOf(
      redirects
        .filter((each) => !isOfDomain(each))
        .filter(({ from }, at, all) => all.findIndex((each) => isSameKey(each.from, from)) === at)
        .map(({ from, to }) => `${from} ${to};`),
    ),
  }
}

const has = (name: string) => (rule: HeaderRule) => name in rule.headers
/** Rules for folders are in nginx.conf; rules for single addresses are in the maps of a release. */
const isFixed = (name: string) => (rule: HeaderRule) => has(name)(rule) && rule.path.endsWith('*')
const isSameKey = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const isOfDomain = ({ from }: Redirect) => from === '/'

const escapeRegExp = (text: string) => text.replace(/[.]/g, '\\$&')

const typeLine = ([extension, type]: [string, string]) =>
  `    ${type.split(';')[0]} ${extension.slice(1)};`

const redirectLine = ({ from, to, status }: Redirect) =>
  `    location = ${from} { return ${status} ${to}$is_args$args; }`

function notFoundLines({ under, page }: Rules['notFound'][number]) {
  const own = `    location = ${page} { internal; }`
  const answer = `error_page 403 404 =404 ${page}; error_page 416 @beyond; error_page 429 /${BUSY_PAGE};`
  return under === '/' ? `    ${answer}\n${own}` : `    location ^~ ${under} { ${answer} }\n${own}`
}

/** A key of the map: when nginx looks a header up, a folder's path already ends with its index file. */
const mapLine = (name: string) => (rule: HeaderRule) =>
  `    ${mapKey(rule.path)} "${rule.headers[name]}";`

function mapKey(path: string) {
  if (path === '/*') return 'default'
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`
  return path.endsWith('/') ? `${path}index.html` : path
}

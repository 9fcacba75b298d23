import { NOT_FOUND } from './rules.mjs'

/** Of each worker; a connection that is being answered holds two open files. */
const CONNECTIONS = 16_384
const OPEN_FILES = 2 * CONNECTIONS + 1024

/**
 * A complete `nginx.conf`. Files are compressed beforehand, so nginx only picks the right one.
 *
 * @param {import('./rules.mjs').Rules} rules
 * @param {{ listen?: string, root?: string }} place
 */
export function nginxConf(rules, { listen = '80', root = '/var/www/site' } = {}) {
  const common = rules.headers.find(({ path }) => path === '/*').headers
  const varying = ['Cache-Control', 'Content-Security-Policy']
  const constant = Object.entries(common).filter(([name]) => !varying.includes(name))

  return `# Made by the build from hosting/rules.mjs; put site/ at ${root} or change root below.
# Needs the module libnginx-mod-http-brotli-static (Debian, Ubuntu); without it, remove brotli_static.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
# Where the machine allows fewer, nginx says so and serves as many as it may: docs/deploy.md, "Many visitors".
worker_rlimit_nofile ${OPEN_FILES};
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
  access_log off;
  map_hash_bucket_size 256;
  map_hash_max_size 4096;

  map $uri $cache_control {
${mapLines(rules, 'Cache-Control')}
  }
  map $uri $content_security_policy {
${mapLines(rules, 'Content-Security-Policy')}
  }

  server {
    listen ${listen} backlog=4096 reuseport;
    root ${root};
    index index.html;
    absolute_redirect off;
    gzip_static on;
    brotli_static on;
    gzip_vary on;

    add_header Cache-Control $cache_control always;
    add_header Content-Security-Policy $content_security_policy always;
${constant.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}

${rules.redirects.map(redirectLine).join('\n')}
    location ~ ^/(${rules.privateFiles.map(escapeRegExp).join('|')})$ { return 404; }

    error_page 403 404 =404 ${NOT_FOUND};
    location = ${NOT_FOUND} { internal; }
  }
}
`
}

const escapeRegExp = (text) => text.replace(/[.]/g, '\\$&')

const typeLine = ([extension, type]) => `    ${type.split(';')[0]} ${extension.slice(1)};`

const redirectLine = ({ from, to, status }) =>
  `    location = ${from} { return ${status} ${to}$is_args$args; }`

/** nginx has turned a folder into its index file when it looks a header up. */
function mapLines({ headers }, name) {
  return headers
    .filter((rule) => rule.headers[name])
    .map((rule) => `    ${mapKey(rule.path)} "${rule.headers[name]}";`)
    .join('\n')
}

function mapKey(path) {
  if (path === '/*') return 'default'
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`
  return path.endsWith('/') ? `${path}index.html` : path
}

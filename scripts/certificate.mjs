import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from './apt.mjs'

/**
 * A certificate for localhost that is good for a day and trusted by nobody.
 *
 * @returns {{ key: string, cert: string }} as PEM; throws where openssl is missing and cannot be installed
 */
export function selfSignedCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  const make = () => {
    const files = ['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost']
    return (
      spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files]).status === 0
    )
  }
  try {
    if (!make() && !(aptInstall('openssl') && make())) {
      throw new Error('openssl is needed for a certificate and could not be installed.')
    }
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

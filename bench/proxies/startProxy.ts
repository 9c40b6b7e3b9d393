import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectDir } from '../shop.ts'

export type ProxyName = 'caddy' | 'nginx'

export interface Proxy {
  port: number
  /** the certificate of the authority that clients have to trust */
  ca: Buffer
  stop: () => Promise<void>
}

interface Places {
  /** a folder of its own */
  folder: string
  port: number
  /** the ports of the shop's processes */
  upstreams: readonly [number, number]
}

/** Starts Debian's program with the file in `deploy/`, on other ports and with a local certificate authority. */
export async function startProxy(name: ProxyName, places: Places): Promise<Proxy> {
  mkdirSync(places.folder, { recursive: true })
  const { command, args, ca } = name === 'caddy' ? prepareCaddy(places) : prepareNginx(places)
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', process.env.VERBOSE === undefined ? 'ignore' : 'inherit'],
    env: { ...process.env, HOME: places.folder, XDG_DATA_HOME: places.folder },
  })
  // Until it listens, has its certificate, and Caddy has found that both processes are healthy.
  await pause(3_000)
  if (child.exitCode !== null || !existsSync(ca)) throw new Error(`${name} did not start; VERBOSE=1 says why`)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { port: places.port, ca: readFileSync(ca), stop }
}

function prepareCaddy({ folder, port, upstreams }: Places) {
  const file = path.join(folder, 'Caddyfile')
  const options = `admin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port ${port}`
  writeFileSync(
    file,
    read('deploy/caddy/Caddyfile')
      .replace(/^\{\n/m, `{\n\t${options}\n`)
      .replace('{$SITE:shop.example}', `localhost:${port}`)
      .replace(/\{\$UPSTREAMS:[^}]*\}/g, upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '))
      // Caddy 2.6, which Debian has, knows only one size for both.
      .replace(/request_buffers \S+/, 'buffer_requests')
      .replaceAll(/response_buffers (\S+)/g, 'buffer_responses\n\t\tmax_buffer_size $1'),
  )
  const ca = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  return { command: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', file], ca }
}

function prepareNginx({ folder, port, upstreams }: Places) {
  const certificates = createCertificates(folder)
  const [one, other] = upstreams
  writeFileSync(
    path.join(folder, 'dukani.conf'),
    read('deploy/nginx/dukani.conf')
      .replaceAll(/^ +listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('shop.example', 'localhost')
      .replaceAll('/etc/ssl/dukani/', `${certificates}/`)
      .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${other}`),
  )
  const file = path.join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  // Only the user who runs this can enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1;
     events { worker_connections 4096; }
     http { access_log off; ${paths} include ${folder}/dukani.conf; }`,
  )
  return { command: 'nginx', args: ['-c', file, '-p', folder], ca: path.join(certificates, 'ca.pem') }
}

/** A certificate authority, and a certificate for `localhost` by it. */
function createCertificates(folder: string): string {
  const openssl = (args: string) => execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'ignore' })
  openssl('req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=bench -keyout ca.key -out ca.pem')
  openssl('req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out request.pem')
  writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost')
  openssl(
    'x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out certificate.pem',
  )
  return folder
}

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8')

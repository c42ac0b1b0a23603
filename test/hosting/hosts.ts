/** Starts real web servers, nginx and Caddy, with the build's configuration files, over TLS with a test certificate. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../e2e/servers/servers'
import { find } from '../runner/install.mjs'

export type Kind = 'nginx' | 'caddy'
export interface Host {
  /** `https://localhost:PORT`. */
  url: string
  /** The plain HTTP address, which only redirects to HTTPS. */
  plain: string
  /** The served folders: the build, and the settings beside it. */
  dist: string
  settings: string
  close: () => Promise<void>
}

/** Edits a configuration file as its installer would; throws where the text to replace is missing. */
function edited(text: string, edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`nothing to edit: ${from}`)
    return now.replaceAll(from, to)
  }, text)
}

export function certificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', [...made, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { cert, key }
}

/** The service behind a host, at `host:port`; over TLS if it has a certificate. */
export interface Service {
  address: string
  certificate?: string
}
interface Place {
  folder: string
  http: number
  https: number
  service: Service
}
const made = (dist: string, name: string) => readFileSync(join(`${dist}-hosting`, name), 'utf8')

function nginx({ folder, http, https, service }: Place, build: string): string[] {
  const { cert, key } = certificate(folder)
  const site = edited(made(build, 'nginx.conf'), [
    ['server 127.0.0.1:4010;', `server ${service.address};`],
    ...(service.certificate === undefined
      ? []
      : ([
          ['default http;', 'default https;'],
          ['default $host;', `default ${service.address.replace(/:.*/, '')};`],
          ['# proxy_ssl_verify on;', 'proxy_ssl_verify on;'],
          ['/etc/ssl/certs/ca-certificates.crt', service.certificate],
        ] as const)),
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['server_name portal.example.org;', 'server_name localhost;'],
    ['/etc/letsencrypt/live/portal.example.org/fullchain.pem', cert],
    ['/etc/letsencrypt/live/portal.example.org/privkey.pem', key],
    ['/srv/portal', folder],
  ])
  mkdirSync(join(folder, 'portal'))
  writeFileSync(join(folder, 'portal/security-headers.conf'), made(build, 'security-headers.conf'))
  writeFileSync(join(folder, 'site.conf'), site)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${root} daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; events {}
http { access_log off; ${temp.join(' ')} include ${folder}/site.conf; }\n`,
  )
  return ['-p', folder, '-c', join(folder, 'nginx.conf')]
}

function caddy({ folder, http, https, service }: Place, build: string): string[] {
  const { cert, key } = certificate(folder)
  const site = edited(made(build, 'Caddyfile'), [
    ['\nportal.example.org {', `\nlocalhost {\n\ttls ${cert} ${key}\n\tbind 127.0.0.1`],
    ...(service.certificate === undefined
      ? ([['reverse_proxy 127.0.0.1:4010 {', `reverse_proxy ${service.address} {`]] as const)
      : ([
          ['reverse_proxy 127.0.0.1:4010 {', `reverse_proxy https://${service.address} {`],
          ['# header_up Host', 'header_up Host'],
        ] as const)),
    ['/srv/portal', folder],
  ])
  mkdirSync(join(folder, 'portal'))
  writeFileSync(join(folder, 'portal/security-headers.caddy'), made(build, 'security-headers.caddy'))
  const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

const opens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1')
    const end = (open: boolean) => () => {
      socket.destroy()
      done(open)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })

async function ready(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + 20_000
  while (child.exitCode === null && Date.now() < end) {
    if (await opens(port)) return
    await new Promise((wait) => setTimeout(wait, 30))
  }
  throw new Error(`the host did not start:\n${output()}`)
}

/** The path of the program, if this machine has it; `npm test` installs it where it can. */
export const program = (kind: Kind): string | undefined => find([kind])

/** Serves a copy of the build as `build/README.md` describes, with the service behind it. */
export async function startHost(kind: Kind, build: string, service: Service): Promise<Host> {
  const command = program(kind)
  if (!command) throw new Error(`${kind} is not installed`)
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  const dist = join(folder, 'dist')
  const settings = join(folder, 'config.json')
  cpSync(build, dist, { recursive: true })
  cpSync(join(build, 'config.json'), settings)
  if (!existsSync(`${build}-hosting`)) throw new Error('the build made no files for hosts')
  const place: Place = { folder, http: await freePort(), https: await freePort(), service }
  const args = kind === 'nginx' ? nginx(place, build) : caddy(place, build)
  // Caddy trusts the machine's certificates, so this variable adds one; nginx is given it in its file
  const trusted = service.certificate === undefined ? {} : { SSL_CERT_FILE: service.certificate }
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...trusted }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  // nginx has several processes, and the first ends the others only on SIGTERM
  const stop = () => void child.kill(kind === 'nginx' ? 'SIGTERM' : 'SIGKILL')
  process.once('exit', stop)
  const close = async () => {
    process.off('exit', stop)
    const ended = new Promise((done) => child.once('exit', done))
    stop()
    if (child.exitCode === null) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready(place.https, child, () => output)
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: `https://localhost:${place.https}`,
    plain: `http://localhost:${place.http}`,
    dist,
    settings,
    close,
  }
}

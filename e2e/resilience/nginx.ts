import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '..', '..', 'docs')

/** On Debian it is in the PATH of root only. */
const command = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Temporary folders; the defaults are writable by nginx's own user only. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join('\n  ')

/**
 * Runs nginx in a temporary folder with an example configuration from `docs/`. `ports` maps the ports of the example to the
 * used ones; with `tls`, the paths of a certificate, all of its public servers have TLS.
 */
export async function startNginx(
  example: 'nginx.conf' | 'nginx-cache.conf',
  ports: ReadonlyMap<number, number>,
  tls?: { readonly certificate: string; readonly key: string },
): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-nginx-'))
  const written = await readFile(join(docs, example), 'utf8')
  const withTls = tls && `\n  ssl_certificate ${tls.certificate};\n  ssl_certificate_key ${tls.key};`
  const secured = tls === undefined ? written : written.replaceAll(/listen 8080\b/g, 'listen 8080 ssl')
  const settings = withPorts(secured, ports)
    // Below the folder.
    .replaceAll('/var/cache/promenade-', '')
    .replace('http {', `http {\n  ${temporary}${withTls ?? ''}`)
  await writeFile(join(folder, 'example.conf'), settings)
  // One process in the foreground, as the current user.
  const how = 'daemon off; master_process off; pid nginx.pid;'
  const child = spawn(command ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', 'example.conf', '-g', how], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function withPorts(text: string, ports: ReadonlyMap<number, number>): string {
  return text.replaceAll(/\b\d{4}\b/g, (port) => String(ports.get(Number(port)) ?? port))
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '..', '..', 'docs')

/** Debian's lies where only root looks. */
const command = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Folders that nginx otherwise has where only its own account may write. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join('\n  ')

/**
 * Runs nginx with an example of `docs/` on other ports, in a folder of its own: `ports` says which stands for which one of the
 * example. Goes on as soon as it listens.
 */
export async function startNginx(
  example: 'nginx.conf' | 'nginx-cache.conf',
  ports: ReadonlyMap<number, number>,
): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-nginx-'))
  const written = await readFile(join(docs, example), 'utf8')
  const settings = withPorts(written, ports).replace('http {', `http {\n  ${temporary}`)
  await writeFile(join(folder, 'example.conf'), settings)
  // One process in the foreground, under the account of its parent.
  const how = 'daemon off; master_process off;'
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

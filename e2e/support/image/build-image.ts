import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBaseImage } from './containerfile.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The installed program that builds images, if any. */
export const builder = ['buildah', 'podman'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Builds one target of the Containerfile and returns the name of its image. Throws with the end of the builder's output. */
export function buildImage(target: string): string {
  createBaseImage()
  const name = `promenade-${target}`
  // `chroot` needs no rights for runc or crun; npm's cache is mounted.
  const options = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '-v',
    `${join(homedir(), '.npm')}:/root/.npm`,
  ]
  run(builder ?? '', ['build', ...options, '--target', target, '-t', name, root])
  return name
}

/** The user and the health check of an image. */
export function inspectImage(name: string): string {
  const format = '{{.Docker.Config.User}} {{.Docker.Config.Healthcheck}}'
  if (builder === 'buildah') return run('buildah', ['inspect', '--type', 'image', '--format', format, name])
  return run('podman', ['image', 'inspect', '--format', '{{.User}} {{.HealthCheck}}', name])
}

/** Builds a substitute of the base image from Debian packages and the pinned Node, for machines without an image registry. */
function createBaseImage(): void {
  const name = findBaseImage()
  const isMissing = builder === 'buildah' && spawnSync('buildah', ['inspect', name]).status !== 0
  if (!isMissing || process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0) return
  const folder = mkdtempSync(join(tmpdir(), 'promenade-base-'))
  try {
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates,libatomic1', 'bookworm', folder])
    addNode(folder)
    commit(folder, name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function addNode(folder: string): void {
  const local = join(folder, 'usr', 'local')
  run('mkdir', ['-p', join(local, 'lib', 'node_modules')])
  run('cp', ['-L', process.execPath, join(local, 'bin', 'node')])
  run('cp', ['-r', join(run('npm', ['root', '--global']), 'npm'), join(local, 'lib', 'node_modules')])
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm')])
  run('chroot', [folder, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
}

/** Copied into the image, for machines behind a proxy with its own certificate. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

function commit(folder: string, name: string): void {
  if (existsSync(certificates)) run('cp', ['-L', certificates, join(folder, certificates)])
  const container = run('buildah', ['from', 'scratch'])
  run('buildah', ['add', '-q', container, folder, '/'])
  run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container])
  run('buildah', ['commit', '-q', '--rm', container, `localhost/${name}`])
}

export function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${command} ${args[0]} fails: ${`${stdout}${stderr}`.trim().slice(-1_500)}`)
  return stdout.trim()
}

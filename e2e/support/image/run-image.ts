import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { builder, run } from './build-image.ts'

/** Mounts of a container: folder of this machine → folder of the container. */
type Mounts = Readonly<Record<string, string>>

export interface RunningImage {
  /** Runs another command in the same container. Throws if it fails. */
  execute(command: readonly string[]): string
  stop(): Promise<void>
}

interface RunOptions {
  readonly environment: Readonly<Record<string, string>>
  readonly mounts: Mounts
  readonly command: readonly string[]
}

/** Starts a process in a container of the image, as its default user, on the network of this machine. */
export function startImage(image: string, { environment, mounts, command }: RunOptions): RunningImage {
  const options = [
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...Object.entries(mounts).flatMap(([here, there]) => ['--volume', `${here}:${there}`]),
  ]
  const isBuildah = builder === 'buildah'
  const container = isBuildah ? run('buildah', ['from', '--pull-never', image]) : `${image}-${process.pid}`
  const inContainer = isBuildah
    ? ['run', '--isolation', 'chroot', '--user', 'node', ...options, container, '--']
    : ['run', '--rm', '--network=host', '--name', container, ...options, image]
  const child = spawn(builder ?? '', [...inContainer, ...command], { detached: true, stdio: 'ignore' })
  return {
    execute: (other) =>
      run(builder ?? '', isBuildah ? [...inContainer, ...other] : ['exec', container, ...other]),
    async stop() {
      await endGroup(child)
      if (isBuildah) run('buildah', ['rm', container])
    },
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, 'SIGTERM')
  await once(child, 'exit')
}

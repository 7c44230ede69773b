import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createIgnore, readContainerfile, type Stage } from './containerfile.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * Runs the steps of one target of the Containerfile in an empty folder instead of `/app`, and returns the folder. `install`
 * replaces `npm ci`; steps that change the system are skipped.
 */
export function runSteps(
  target: string,
  folder: string,
  install: (command: string, app: string) => void,
): string {
  const stages = readContainerfile()
  const done = new Map<string, string>()
  return runStage(target)

  function runStage(name: string): string {
    const stage = stages.find((one) => one.name === name)
    if (stage === undefined) throw new Error(`The Containerfile has no stage "${name}".`)
    const known = done.get(name)
    if (known !== undefined) return known
    const app = join(folder, name)
    mkdirSync(app, { recursive: true })
    done.set(name, app)
    if (stages.some((one) => one.name === stage.from)) copy(runStage(stage.from), app)
    runOwnSteps(stage, app)
    return app
  }

  function runOwnSteps({ steps }: Stage, app: string): void {
    const environment: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: folder }
    for (const { instruction, text } of steps) {
      if (instruction === 'ARG') environment[text.split('=')[0] ?? ''] = text.split('=')[1] ?? ''
      if (instruction === 'COPY') runCopy(text, app)
      if (instruction === 'RUN' && text.startsWith('npm ci')) install(text, app)
      if (instruction === 'RUN' && text.startsWith('node ')) runCommand(text, app, environment)
    }
  }

  function runCopy(text: string, app: string): void {
    const words = text.split(' ')
    const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    const target = words.pop() ?? ''
    const from = stage === undefined ? root : runStage(stage)
    for (const word of words) {
      const source = stage === undefined ? word : relative('/app', word)
      const isFile = target.endsWith('/') && stage === undefined
      copy(join(from, source), isFile ? join(app, target, source.split('/').at(-1) ?? '') : join(app, target))
    }
  }
}

const isIgnored = createIgnore()

function copy(from: string, to: string): void {
  const filter = (path: string) => {
    const inRoot = relative(root, path)
    return inRoot.startsWith('..') || !isIgnored(inRoot)
  }
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter })
}

function runCommand(command: string, app: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(command, { cwd: app, shell: true, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`"${command}" fails in the image:\n${stdout}${stderr}`)
}

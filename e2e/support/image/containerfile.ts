import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/** One stage of the Containerfile. */
export interface Stage {
  readonly name: string
  /** An earlier stage, or an image. */
  readonly from: string
  readonly steps: readonly Step[]
}

interface Step {
  /** `COPY`, `RUN`, `ENV` and so on. */
  readonly instruction: string
  readonly text: string
}

/** The base image of all stages. */
export function findBaseImage(): string {
  const base = readContainerfile().find(({ from }) => from.includes(':'))
  if (base === undefined) throw new Error('The Containerfile has no FROM that names an image and its tag.')
  return base.from
}

/** The stages, the last one being the default target. */
export function readContainerfile(): readonly Stage[] {
  const lines = readFileSync(join(root, 'Containerfile'), 'utf8').split('\n')
  const stages: (Stage & { steps: Step[] })[] = []
  const args = new Map<string, string>()
  for (const line of lines.filter((text) => /^[A-Z]/.test(text))) {
    const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? []
    const text = rest.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => args.get(name) ?? '')
    if (instruction === 'ARG') args.set(...splitOnce(text, '='))
    if (instruction === 'FROM') {
      const [from, name] = splitOnce(text, ' AS ')
      stages.push({ from, name, steps: [] })
    } else stages.at(-1)?.steps.push({ instruction, text })
  }
  return stages
}

/** The environment of a target's container: its own `ENV` after that of the stages below it. */
export function environmentOf(target: string): Readonly<Record<string, string>> {
  const stage = readContainerfile().find(({ name }) => name === target)
  if (stage === undefined) return {}
  const own = stage.steps
    .filter(({ instruction }) => instruction === 'ENV')
    .flatMap(({ text }) => text.split(' ').map((setting) => splitOnce(setting, '=')))
  return { ...environmentOf(stage.from), ...Object.fromEntries(own) }
}

function splitOnce(text: string, separator: string): [string, string] {
  const [first = '', ...others] = text.split(separator)
  return [first, others.join(separator)]
}

/** Returns a function that is true for paths that `.containerignore` excludes. */
export function createIgnore(): (path: string) => boolean {
  const lines = readFileSync(join(root, '.containerignore'), 'utf8').split('\n')
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return (path) => patterns.some((pattern) => matchesGlob(path, pattern))
}

import { fork } from 'node:child_process'
import { publish } from './measurements-page.ts'
import { measureNoise } from './noise.ts'
import { printTable } from './print-table.ts'
import type { Table } from './table.ts'

/** A part of a report, which can be run by itself. */
interface Part {
  readonly title: string
  readonly run: () => Promise<readonly Table[]>
}

type Parts = Readonly<Record<string, Part>>

/**
 * Runs the parts that were asked for, all of them unless any is named; prints their tables and puts them on the page. Each of
 * several has a process of its own, so that none is measured in what another left behind. The process fails where a goal is
 * missed or a part breaks off; the other parts are run all the same.
 */
export async function runReport(command: string, parts: Parts): Promise<void> {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !(name in parts))
  if (unknown !== undefined) {
    console.error(
      `There is no "${unknown}" in npm run ${command}: choose among ${Object.keys(parts).join(', ')}.`,
    )
    process.exitCode = 1
    return
  }
  const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name))
  const verdicts: boolean[] = []
  for (const [name, part] of chosen)
    verdicts.push(...(chosen.length === 1 ? await runPart({ command, name, part }) : await runAlone(name)))
  if (verdicts.includes(false)) process.exitCode = 1
  // A parent sums up for all of its parts. Where one broke off, something of it may go on for minutes: not among the next one.
  if (process.send !== undefined) process.send(verdicts, () => process.exit())
  else console.log(`\n${verdicts.filter(Boolean).length} of ${verdicts.length} goals met.`)
}

interface NamedPart {
  readonly command: string
  readonly name: string
  readonly part: Part
}

async function runPart({ command, name, part }: NamedPart): Promise<readonly boolean[]> {
  console.log(`\n${command} ${name}: ${part.title} …`)
  try {
    const before = measureNoise()
    const tables = await part.run()
    const noise = [before, measureNoise()]
    tables.forEach((table, index) => printTable(table, tables[index - 1]))
    publish({ command, name, title: part.title, tables, noise })
    return tables.flatMap(({ rows }) => rows.flatMap(({ isMet }) => isMet ?? []))
  } catch (error) {
    console.error(error)
    return [false]
  }
}

/** The same script once more, with one part to run. */
async function runAlone(name: string): Promise<readonly boolean[]> {
  const child = fork(process.argv[1] ?? '', [name])
  const { promise, resolve } = Promise.withResolvers<readonly boolean[]>()
  child.once('message', (message) => resolve(Array.isArray(message) ? message.map(Boolean) : [false]))
  child.once('exit', () => resolve([false]))
  return promise
}

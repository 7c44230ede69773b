import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Noise } from './noise.ts'
import { linesOf } from './print-table.ts'
import type { Table } from './table.ts'

const page = join(import.meta.dirname, '..', '..', 'docs', 'measurements.md')

interface Section {
  readonly command: string
  readonly name: string
  readonly title: string
  readonly tables: readonly Table[]
  /** Before and after. */
  readonly noise: readonly Noise[]
}

/** Puts the tables of a part on the page, in place of what its last run had put there. */
export function publish(section: Section): void {
  writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), headingOf(section), textOf(section)))
}

/** `text` with the section of that heading replaced, or added at the end. */
export function replaceSection(text: string, heading: string, body: string): string {
  const sections = text.split(/^(?=## )/m)
  const at = sections.findIndex((section) => section.startsWith(`${heading}\n`))
  const made = `${heading}\n\n${body.trim()}\n`
  const all = at < 0 ? [...sections, made] : sections.with(at, made)
  return `${all.map((section) => section.trim()).join('\n\n')}\n`
}

function headingOf({ command, name, title }: Section): string {
  return `## ${command} ${name}: ${title}`
}

function textOf({ tables, noise }: Section): string {
  return [machineLine(noise), ...tables.map((table, index) => tableText(table, tables[index - 1]))].join(
    '\n\n',
  )
}

function machineLine(noise: readonly Noise[]): string {
  const processors = cpus()
  const spread = noise.map(({ usual, worst }) => `${percent(usual)} (worst ${percent(worst)})`)
  return [
    `${new Date().toISOString().slice(0, 10)}; ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.version}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`,
    `the same work twice differs by ${spread.join(' before, ')} after`,
  ].join('; ')
}

/** How it was measured is said once for several that were measured in the same way. */
function tableText(table: Table, before: Table | undefined): string {
  const [head = [], ...rows] = linesOf(table)
  const how = table.how === before?.how ? [] : [table.how, '']
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`
  const rule = `| ${head.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`
  return [`### ${table.title}`, '', ...how, line(head), rule, ...rows.map(line)].join('\n')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFolder } from './install-folder.ts'

const folder = join(import.meta.dirname, 'lighthouse-runner')
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface LighthouseReport {
  /** 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[]
  /** Names of the audits that cost points. */
  readonly faults: readonly string[]
}

/** Lighthouse has no place among the packages of the product: it is there when it is first asked for. */
export function installLighthouse(): void {
  if (!existsSync(program)) installFolder(folder)
}

/** Looks at a page in the browser that listens on `port`. */
export async function runLighthouse(
  url: string,
  port: number,
  isKeptFromSearch: boolean,
): Promise<LighthouseReport> {
  const output = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(output, 'report.json')
  const asked = [url, `--port=${port}`, '--quiet', '--output=json', `--output-path=${file}`]
  const options = [`--only-categories=${categories.join(',')}`, '--no-enable-error-reporting']
  if (isKeptFromSearch) options.push('--skip-audits=is-crawlable')
  try {
    const child = spawn(process.execPath, [program, ...asked, ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [status] = await once(child, 'exit')
    if (status !== 0) throw new Error(`Lighthouse could not look at ${url}.`)
    return parseReport(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

function parseReport(report: unknown): LighthouseReport {
  const audits = fieldOf(report, 'audits')
  const parts = categories.map((name) => fieldOf(fieldOf(report, 'categories'), name))
  const references = parts.flatMap((part) => listOf(fieldOf(part, 'auditRefs')))
  const faults = references.filter((reference) => {
    const score = fieldOf(fieldOf(audits, textOf(fieldOf(reference, 'id'))), 'score')
    return Number(fieldOf(reference, 'weight')) > 0 && typeof score === 'number' && score < full
  })
  return {
    scores: parts.map((part) => Math.round(Number(fieldOf(part, 'score')) * 100)),
    faults: [...new Set(faults.map((reference) => textOf(fieldOf(reference, 'id'))))],
  }
}

/** Audits that measure time come near to 1 and seldom there. */
const full = 0.99

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

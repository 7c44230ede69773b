import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { promisify } from 'node:util'
import { has, hasTaskset, loadCore } from './pinned.ts'

export type Headers = Readonly<Record<string, string>>

const seconds = 1
const connections = 32
const run = promisify(execFile)
/** Without it there are no rates. */
export const hasWrk = has('wrk')

/** How the load was made, for the line above a table. */
export const loadText = [
  `${connections} connections for ${seconds} s from wrk`,
  hasTaskset
    ? 'one core for the server, the other for the load'
    : 'cores not pinned (taskset is not installed)',
].join(', ')

/** The cell of a rate where there is no wrk: a loader in Node is full before the server is. */
export const notMeasured = 'not measured: wrk is not installed'

/** Answers per second of an address under load of wrk. Throws where one of them is an error. */
export async function loadRate(url: string, headers: Headers): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]
  const [program = '', ...args] = hasTaskset ? ['taskset', '-c', loadCore, ...wrk] : wrk
  const { stdout } = await run(program, args)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx/.test(stdout)) throw new Error(`The load on ${url} met errors.\n${stdout}`)
  return rate
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** As it came over the wire: fetch would decode it. */
  readonly bytes: Buffer
}

/** One answer, its bytes as they were sent. */
export function askRaw(url: string, headers: Headers): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          bytes: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })
}

import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import { has, hasTaskset, loadCore } from './pinned.ts'

export type Headers = Readonly<Record<string, string>>

const seconds = 1
const connections = 32
const run = promisify(execFile)
const hasWrk = has('wrk')

/** How the load was made, for the line above a table. */
export const loadText = [
  `${connections} connections for ${seconds} s from ${hasWrk ? 'wrk' : 'a loader of ours (wrk is not installed)'}`,
  hasTaskset
    ? 'one core for the server, the other for the load'
    : 'cores not pinned (taskset is not installed)',
].join(', ')

/** Answers per second of an address under load. Throws where one of them is an error. */
export function loadRate(url: string, headers: Headers): Promise<number> {
  return hasWrk ? rateOfWrk(url, headers) : rateOfOurs(url, headers)
}

async function rateOfWrk(url: string, headers: Headers): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]
  const [program = '', ...args] = hasTaskset ? ['taskset', '-c', loadCore, ...wrk] : wrk
  const { stdout } = await run(program, args)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx/.test(stdout)) throw new Error(`The load on ${url} met errors.\n${stdout}`)
  return rate
}

async function rateOfOurs(url: string, headers: Headers): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1_000
  let answers = 0
  const visit = async () => {
    for (; performance.now() < until; answers++) {
      const { status } = await askRaw(url, headers, agent)
      if (status >= 400) throw new Error(`${url} answered with status ${status} under load.`)
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  return answers / seconds
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** As it came over the wire: fetch would decode it. */
  readonly bytes: Buffer
}

/** One answer, its bytes as they were sent. */
export function askRaw(url: string, headers: Headers, agent?: Agent): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, ...(agent && { agent }) }, (response) => {
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

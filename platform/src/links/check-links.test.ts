import { beforeEach, describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import type { LinkAnswer } from './ask-address.ts'
import { checkLinks } from './check-links.ts'
import { listDeadLinks } from './dead-links.ts'

const hour = 3_600_000
const store = (website: string) => `
name: Nets
categories: [fishing]
website: ${website}
`

describe('links of published records', () => {
  const platform = usePlatform({
    'stores/a.yaml': store('https://a.example/'),
    'stores/b.yaml': store('https://a.example/second'),
    'stores/c.yaml': store('https://c.example/'),
  })
  const asked: string[] = []
  let answers: Readonly<Record<string, LinkAnswer>> = {}
  const run = async (hours: number) => {
    asked.length = 0
    const clock = () => new Date(friday.getTime() + hours * hour)
    const ask = async (address: string): Promise<LinkAnswer> => {
      asked.push(address)
      return answers[address] ?? { kind: 'asked', status: 200 }
    }
    await checkLinks({ database: platform.database().database, clock, ask })
    return asked.filter((address) => /\/\/[ac]\.example/.test(address))
  }
  const dead = async () => (await listDeadLinks(platform.database().database)).map(({ address }) => address)

  beforeEach(async () => {
    answers = {}
    await platform.database().database.deleteFrom('link_check').execute()
  })

  it('are asked one of each host at a time, and again after a week', async () => {
    expect(await run(0)).toEqual(['https://a.example/', 'https://c.example/'])
    expect(await run(0.1)).toEqual(['https://a.example/second'])
    expect(await run(1)).toEqual([])
    expect(await run(7 * 24)).toEqual(['https://a.example/', 'https://c.example/'])
  })

  it('are dead at once where the page is not found, and alive when it is back', async () => {
    answers = { 'https://c.example/': { kind: 'asked', status: 404 } }
    await run(0)
    expect(await dead()).toEqual(['https://c.example/'])
    answers = {}
    expect(await run(24)).toContain('https://c.example/')
    expect(await dead()).toEqual([])
  })

  it('are dead after a day where a server does not answer, or has a fault', async () => {
    answers = {
      'https://c.example/': { kind: 'asked', status: undefined },
      'https://a.example/': { kind: 'asked', status: 503 },
    }
    await run(0)
    await run(0.1)
    expect(await dead()).toEqual([])
    await run(24)
    expect((await dead()).toSorted()).toEqual(['https://a.example/', 'https://c.example/'])
  })

  it('are alive where the page is for members, or was not asked for', async () => {
    answers = {
      'https://c.example/': { kind: 'asked', status: 403 },
      'https://a.example/': { kind: 'unasked' },
    }
    await run(0)
    await run(24)
    expect(await dead()).toEqual([])
  })

  it('are forgotten when no record has them any more', async () => {
    answers = { 'https://c.example/': { kind: 'asked', status: 404 } }
    await run(0)
    await platform.import({ 'stores/c.yaml': store('https://d.example/') })
    await run(1)
    expect(await dead()).toEqual([])
  })
})

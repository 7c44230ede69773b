import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGateway, type Gateway } from './gateway.ts'
import { createTestPlatform, type TestPlatform, testGatewayOptions } from '../testing/platform.ts'

let platform: TestPlatform
let folder: string
const now = Date.UTC(2026, 10, 20, 12)
const started: Gateway[] = []

beforeEach(async () => {
  platform = createTestPlatform()
  folder = await mkdtemp(join(tmpdir(), 'gone-'))
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((gateway) => gateway.stop()))
  await rm(folder, { recursive: true, force: true })
})

describe('a record removed from the platform', () => {
  it('is remembered in both languages, after a restart and without the platform', async () => {
    const gateway = await createRefreshed()
    expect(gateway.current('en')?.gone).toEqual([])
    platform.responses['promotions'] = []
    await gateway.refresh()
    const remembered = [{ kind: 'offer', slug: 'sale', name: 'Sale', goneAt: now }]
    expect(gateway.current('en')?.gone).toMatchObject(remembered)
    await gateway.stop()
    platform.behave = () => Promise.reject(new TypeError('refused'))
    const again = create()
    await again.start()
    expect(again.current('en')?.gone).toMatchObject(remembered)
    expect(again.current('es')?.gone).toMatchObject(remembered)
  })

  it('is noticed after a restart if it was removed meanwhile', async () => {
    await (await createRefreshed()).stop()
    platform.responses['promotions'] = []
    const again = create()
    await again.start()
    await again.refresh()
    expect(again.current('en')?.gone).toMatchObject([{ slug: 'sale' }])
  })

  it('is forgotten when it comes back', async () => {
    const gateway = await createRefreshed()
    const promotions = platform.responses['promotions']
    platform.responses['promotions'] = []
    await gateway.refresh()
    platform.responses['promotions'] = promotions
    await gateway.refresh()
    expect(gateway.current('en')?.gone).toEqual([])
  })

  it('is not recorded while the platform fails', async () => {
    const gateway = await createRefreshed()
    platform.behave = () => new Response('broken', { status: 500 })
    await gateway.refresh()
    expect(gateway.current('en')?.gone).toEqual([])
  })

  it('is read once from the file of an earlier release', async () => {
    const gateway = await createRefreshed()
    platform.responses['promotions'] = []
    await gateway.refresh()
    await gateway.stop()
    const [former, file] = ['departed', 'gone'].map((key) => join(folder, 'content', `en.${key}.json`))
    const saved = JSON.parse(await readFile(file ?? '', 'utf8'))
    await writeFile(former ?? '', JSON.stringify({ ...saved, key: 'departed' }))
    await rm(file ?? '')
    const again = create()
    await again.start()
    expect(again.current('en')?.gone).toHaveLength(1)
    await again.stop()
    await writeFile(former ?? '', JSON.stringify({ ...saved, key: 'departed', answer: [] }))
    const later = create()
    await later.start()
    expect(later.current('en')?.gone).toHaveLength(1)
  })

  it('is restored without its invalid entries', async () => {
    const gateway = await createRefreshed()
    platform.responses['promotions'] = []
    await gateway.refresh()
    await gateway.stop()
    const file = join(folder, 'content', 'en.gone.json')
    const saved = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...saved, answer: [{ kind: 'offer' }, 7, null, ...saved.answer] }))
    const again = create()
    await again.start()
    expect(again.current('en')?.gone).toHaveLength(1)
  })
})

function create(): Gateway {
  const gateway = createGateway({
    ...testGatewayOptions(platform, folder),
    clock: () => now,
  })
  started.push(gateway)
  return gateway
}

async function createRefreshed(): Promise<Gateway> {
  const gateway = create()
  await gateway.refresh()
  return gateway
}

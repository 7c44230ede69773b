import { describe, expect, it } from 'vitest'
import { useTestGateways } from '../testing/gateways.ts'

const test = useTestGateways()

const required = ['hours', 'stores/list', 'stores', 'categories']

function removeAll(): Readonly<Record<string, unknown>> {
  const removed = { ...test.platform.responses }
  for (const path of required) delete test.platform.responses[path]
  return removed
}

describe('a platform that has the property, but answers 404 for what a mall needs', () => {
  it('gives no content, and one line a minute names what is missing', async () => {
    removeAll()
    const gateway = test.create()
    for (let second = 0; second < 100; second += 5) {
      await gateway.refresh()
      test.now += 5_000
    }
    expect(gateway.current('en')).toBeUndefined()
    expect(gateway.isReady()).toBe(false)
    expect(test.log.lines).toEqual(test.log.warnings)
    expect(test.log.lines).toHaveLength(2)
    expect(test.log.lines[0]).toMatch(
      /PLATFORM_URL .*property 1.*404 for hours, stores\/list, categories.*not ready/,
    )
    expect(gateway.status().failing).toEqual(['en hours', 'en storeList', 'en categories'])
  })

  it('is asked again in each round, and shown as soon as it has them', async () => {
    const removed = removeAll()
    const gateway = test.create()
    await gateway.refresh()
    Object.assign(test.platform.responses, removed)
    test.now += 1_000
    await gateway.refresh()
    expect(gateway.current('es')?.stores).toHaveLength(12)
    expect(gateway.status().failing).toEqual([])
    expect(test.log.lines.slice(1)).toEqual([
      'Data loads again {"resources":["en hours","en storeList","en categories"]}',
    ])
  })

  it.each(['hours', 'categories'])('gives no content without %s alone', async (path) => {
    delete test.platform.responses[path]
    const gateway = test.create()
    await gateway.refresh()
    expect(gateway.current('en')).toBeUndefined()
    expect(test.log.lines).toEqual([expect.stringContaining(`404 for ${path}. `)])
  })
})

describe('a mall that has no stores', () => {
  it('is shown, where the platform says so by an empty list', async () => {
    test.platform.responses['stores/list'] = []
    test.platform.responses['stores'] = []
    test.platform.responses['categories'] = []
    const gateway = test.create()
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toEqual([])
    expect(gateway.current('en')?.categories).toEqual([])
    expect(test.log.lines).toEqual([])
  })

  it.each(['stores/list', 'stores'])('needs one of two lists, not %s', async (path) => {
    delete test.platform.responses[path]
    const gateway = test.create()
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toHaveLength(12)
    expect(test.log.lines).toEqual([])
  })

  it('needs the lists in English alone', async () => {
    test.platform.behave = (path, locale) =>
      locale === 'es' && required.includes(path) ? new Response('{}', { status: 404 }) : undefined
    const gateway = test.create()
    await gateway.refresh()
    expect(gateway.current('es')?.stores).toHaveLength(12)
  })
})

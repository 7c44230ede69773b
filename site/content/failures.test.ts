import { locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useTestGateways } from '../testing/gateways.ts'

const test = useTestGateways()

const inEach = (resource: string) => locales.map(({ code }) => `${code} ${resource}`)

const errors = () => test.log.lines.filter((line) => line.startsWith('Error loading data'))

describe('the log of failing resources', () => {
  it('has one line for a cause, whatever the number of resources and languages', async () => {
    const gateway = test.create()
    await gateway.refresh()
    test.platform.behave = (path) =>
      path === '' ? undefined : Response.json({ message: `no ${path} today` }, { status: 500 })
    await gateway.refresh()
    await gateway.refresh()
    expect(test.log.lines).toHaveLength(1)
    expect(errors()[0]).toMatch(/"en hours".*"others":\d+,"reason":"answered with status 500/)
    test.platform.behave = () => undefined
    await gateway.refresh()
    expect(test.log.lines.slice(1)).toEqual([expect.stringMatching(/^Data loads again .*"en hours"/)])
  })

  it('has one line a minute while resources fail in turns', async () => {
    const gateway = test.create()
    await gateway.refresh()
    let failing = 0
    const paths = ['jobs', 'events', 'promotions', 'hours', 'stores', 'categories']
    test.platform.behave = (path) =>
      paths.indexOf(path) <= failing && paths.includes(path) ? new Response('', { status: 502 }) : undefined
    for (failing = 0; failing < 6; failing += 1) {
      await gateway.refresh()
      test.now += 9_000
    }
    expect(errors()).toEqual([expect.stringContaining(JSON.stringify(inEach('jobs')))])
    test.now += 60_000
    await gateway.refresh()
    expect(errors()).toHaveLength(2)
    expect(errors()[1]).toMatch(/"en \w+"/)
    expect(countIn(errors()[1])).toBe((paths.length - 1) * locales.length)
  })

  it('has a line for each cause', async () => {
    const gateway = test.create()
    test.platform.behave = (path) => {
      if (path === 'jobs') return new Response('', { status: 500 })
      return path === 'events' ? new Response('nonsense') : undefined
    }
    await gateway.refresh()
    expect(errors()).toHaveLength(2)
  })

  it('has one line for what was dropped in both languages', async () => {
    test.platform.responses['events'] = [{ id: 1, slug: 'a', name: 'Concert' }, 'nonsense']
    test.platform.responses['jobs'] = [{ id: 1, slug: 'a', name: 'Barista' }, 'nonsense']
    await test.create().refresh()
    expect(test.log.lines).toEqual([expect.stringMatching(/^Content with faults .*"en events".*"es events"/)])
  })
})

describe('the count of failing resources', () => {
  it('forgets the title of a page that the platform does not list any more', async () => {
    const gateway = await createWithTitles()
    test.platform.behave = (path) => (path === 'meta_data' ? new Response('', { status: 500 }) : undefined)
    test.now += 5 * 60_000
    await gateway.refresh()
    await expect.poll(() => gateway.status().failing).toEqual(inEach('metaData /a'))
    test.platform.responses['site_map_data'] = { meta_data: [] }
    test.now += 5 * 60_000
    await gateway.refresh()
    expect(gateway.status().failing).toEqual([])
  })

  it('forgets the title of a page after ten minutes without one', async () => {
    const gateway = await createWithTitles()
    delete test.platform.responses['meta_data']
    for (let round = 0; round < 4; round += 1) {
      test.now += 5 * 60_000
      const before = test.platform.requests.length
      await gateway.refresh()
      await expect
        .poll(() => test.platform.requests.slice(before).filter((one) => one.includes('meta_data')).length)
        .toBe(locales.length)
      await gateway.refresh()
    }
    await expect.poll(() => gateway.status().failing).toEqual([])
    expect(gateway.current('en')?.metaData.size).toBe(0)
  })
})

/** The resources that a line names, and the others that it counts. */
function countIn(line = ''): number {
  const { resources, others = 0 } = counted.parse(JSON.parse(line.slice(line.indexOf('{'))))
  return resources.length + others
}

const counted = z.object({ resources: z.array(z.string()), others: z.number().optional() })

async function createWithTitles() {
  test.platform.responses['site_map_data'] = { meta_data: [{ path: '/a' }] }
  test.platform.responses['meta_data'] = { path: '/a', meta_title: 'A' }
  const gateway = test.create()
  await gateway.refresh()
  await expect.poll(() => gateway.current('en')?.metaData.get('/a')?.title).toBe('A')
  return gateway
}

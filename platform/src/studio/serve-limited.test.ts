import type { Endpoint } from '@promenade/contract/studio-api/endpoint'
import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { type HourlyLimitName, hourlyLimits } from '@promenade/contract/studio-api/hourly-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { download, sendSheet } from '../testing/sheets.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('what one person sends within an hour', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const picture = Buffer.from('no picture')

  beforeEach(async () => {
    await platform.database().database.deleteFrom('rate_limit').execute()
  })

  /** Uses up the hourly limit of everybody who has sent one of these requests. */
  async function useUp(name: HourlyLimitName): Promise<void> {
    await platform
      .database()
      .database.updateTable('rate_limit')
      .set({ points: hourlyLimits[name].requests })
      .where('key', 'like', `studio:hour:${name}:%`)
      .execute()
  }

  const saveAs = async (browser: StaffBrowser) => {
    const { id, version, document } = await browser.entry('store', 'net-works')
    return browser.save(id, version, document)
  }
  const publishAs = async (browser: StaffBrowser) => {
    const { id, version } = await browser.entry('store', 'net-works')
    return browser.tryChange([{ entry: id, version, action: 'publish' }], { isDryRun: true })
  }
  const uploadAs = (browser: StaffBrowser) =>
    browser.fetch('/api/v1/media', {
      method: 'POST',
      body: picture,
      headers: { Origin: 'http://studio.test', 'Sec-Fetch-Site': 'same-origin' },
    })
  const importAs = async (browser: StaffBrowser) =>
    sendSheet(browser, 'store', await download(browser, 'store'), { dry_run: '1' })

  it.each([
    ['drafts', saveAs, 200],
    ['changeSets', publishAs, 201],
    ['pictures', uploadAs, 415],
    ['spreadsheets', importAs, 200],
  ] as const)('is limited, for each person by itself: %s', async (name, send, allowed) => {
    const [ada, ben] = [await studio.logIn('Ada', 'editor'), await studio.logIn('Ben', 'editor')]
    const { status } = await send(ada)
    expect(status).toBeLessThanOrEqual(allowed)
    await useUp(name)
    const refused = await send(ada)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_590)
    expect(await refused.json()).toMatchObject({ code: 'too-many' })
    expect((await send(ben)).status).toBe(status)
  })

  it('hinders no import of an admin', async () => {
    const admin = await studio.logIn('Ada', 'admin')
    await importAs(admin)
    await useUp('spreadsheets')
    expect((await importAs(admin)).status).toBe(200)
    const rows = await platform.database().database.selectFrom('rate_limit').select('key').execute()
    expect(rows.filter(({ key }) => key.includes('spreadsheets'))).toEqual([])
  })

  it('has a limit wherever a token or an author can write', () => {
    const writes = Object.entries<Endpoint>(endpoints).filter(
      ([name, { callers }]) => callers === 'tokens' && !name.startsWith('GET '),
    )
    expect(writes.length).toBeGreaterThan(5)
    expect(writes.filter(([, { limit }]) => limit === undefined)).toEqual([])
  })
})

import { storeSchema } from '@promenade/contract/kinds/store/response'
import { setInDocument } from '@promenade/domain/studio/path'
import { describe, expect, it } from 'vitest'
import { useAskedStores } from '../../testing/asked-stores.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { readAnswers, useStudio } from '../../testing/test-studio.ts'

describe('stores that keep the hours of the centre on a special day', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const stores = useAskedStores(platform, studio)
  const { ada, ids, ask, open, sent, page, proposals, decide, undo, document } = stores

  const trustNobody = async () => {
    const admin = await studio.logIn('Grace', 'admin')
    const response = await admin.send('PUT', '/api/v1/trusted-parts', { parts: [] })
    expect(response.status).toBe(200)
  }

  it('say that they keep the hours of the centre, in one press and without an approval', async () => {
    await trustNobody()
    const { document: before, version } = await ada().entry('store', 'net-works')
    const silent = setInDocument(before, ['hours', 'holidays'], undefined)
    await ada().change({ entry: ids().store, version, action: 'publish', document: silent })
    await ask()
    const tenant = await open()
    const { days } = await page(tenant)
    expect(days).toMatchObject([{ centre: 'closed', own: null, shown: ['closed'] }])
    const answers = await readAnswers(platform)
    const told = await sent(tenant, { hours: [{ entry: ids().christmas, hours: 'as-centre' }] })
    expect(told).toMatchObject({
      days: [{ own: 'as-centre', shown: ['closed'] }],
      sent: [{ part: 'hours', state: 'published' }],
    })
    expect(await document()).toMatchObject({ hours: { holidays: [{ date: '12-25', hours: 'as-centre' }] } })
    expect(await readAnswers(platform)).toEqual(answers)
    const again = await sent(tenant, { hours: [{ entry: ids().christmas, hours: 'as-centre' }] })
    expect(again.sent[0]?.state).toBe('confirmed')
    const { version: last } = await ada().entry('store', 'net-works')
    await ada().change({ entry: ids().store, version: last, action: 'publish', document: before })
  })

  it('open with the centre on their day of rest, which waits for an approval where hours are not trusted', async () => {
    await trustNobody()
    const { id: boxing } = await ada().entry('special-day', 'boxing-week')
    await ask({ days: [boxing] })
    const tenant = await open()
    // It is closed on Mondays.
    const [day] = (await page(tenant)).days
    expect(day).toMatchObject({ from: '2026-12-27', own: null, shown: ['9:00-21:00', 'closed'] })
    const rowsOfStore = async () => {
      const { hours } = storeSchema.parse(await platform.json('/store_by_slug/net-works'))
      return hours?.holiday_hours.map(({ holiday_date, is_closed }) => `${holiday_date} ${is_closed}`)
    }
    const christmas = ['2026-12-25T04:00:00.000Z true', '2027-12-25T04:00:00.000Z true']
    expect(await rowsOfStore()).toEqual(christmas)
    const told = await sent(tenant, { hours: [{ entry: boxing, hours: 'as-centre' }] })
    expect(told.sent[0]?.state).toBe('waiting')
    const [proposal] = await proposals()
    const { changeSet } = await decide(proposal?.id, { isApproved: true })
    const [first = '', last = ''] = christmas
    expect(await rowsOfStore()).toEqual([first, '2026-12-28T04:00:00.000Z false', last])
    expect((await page(tenant)).days[0]?.shown).toEqual(['9:00-21:00'])
    await undo(changeSet)
    expect(await rowsOfStore()).toEqual(christmas)
  })
})

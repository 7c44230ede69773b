import { describe, expect, it } from 'vitest'
import { createFormSite, htmlOf, stampOf } from '../../testing/form-site.ts'
import { createTestSite } from '../../testing/site.ts'

describe('the stamp of a form', () => {
  it('is checked together with the hidden field', async () => {
    const { post, pass, stamp } = await createFormSite()
    const checkStamp = async (fields: Readonly<Record<string, string>>) =>
      /"stampState":"(\w+)"/.exec(await htmlOf(await post('/note', { name: 'Ana', ...fields })))?.[1]
    const [time = ''] = stamp.split('.')
    expect(await checkStamp({ stamp })).toBe('valid')
    expect(await checkStamp({ stamp, leave_empty: '' })).toBe('valid')
    expect(await checkStamp({ stamp, leave_empty: 'https://pills.example' })).toBe('forged')
    expect(await checkStamp({})).toBe('forged')
    expect(await checkStamp({ stamp: '' })).toBe('forged')
    expect(await checkStamp({ stamp: `${time}.` })).toBe('forged')
    expect(await checkStamp({ stamp: stamp.replace(time, `1${time}`) })).toBe('forged')
    expect(await checkStamp({ stamp: `${stamp}x` })).toBe('forged')
    pass(24 * 60 * 60_000 - 36_000)
    expect(await checkStamp({ stamp })).toBe('valid')
    pass(2_000)
    expect(await checkStamp({ stamp })).toBe('stale')
  })

  it('is still accepted after the secret was replaced, while the former one is listed', async () => {
    const before = { secret: 'the secret that is to be replaced soon', clock: () => Date.UTC(2026, 10, 20) }
    const stamp = stampOf(await htmlOf(await createTestSite(before).get('/note')))
    const checkStamp = async (formerSecrets: readonly string[]) => {
      const later = {
        secret: 'the secret that replaces it from now on',
        clock: () => Date.UTC(2026, 10, 20, 2),
      }
      const { post } = createTestSite({ ...later, formerSecrets })
      return /"stampState":"(\w+)"/.exec(await htmlOf(await post('/note', { name: 'Ana', stamp })))?.[1]
    }
    expect(await checkStamp([before.secret])).toBe('valid')
    expect(await checkStamp([])).toBe('forged')
  })

  it('counts as forged if it is younger than a filled-in form can be', async () => {
    const { post } = createTestSite()
    // A form that is shown again after it was refused is stamped with the current moment.
    const stamp = stampOf(await htmlOf(await post('/note', { name: '' })))
    expect(stamp).not.toBe('')
    expect(await htmlOf(await post('/note', { name: 'Ana', stamp }))).toContain('"stampState":"forged"')
  })

  it('changes each hour, and does not change pages without a form', async () => {
    const { get, pass } = createTestSite()
    const etags = async () => [
      (await get('/note')).headers.get('etag'),
      (await get('/stores.json')).headers.get('etag'),
    ]
    const [note, stores] = await etags()
    pass(59 * 60_000)
    expect(await etags()).toEqual([note, stores])
    pass(60_000)
    const [noteLater, storesLater] = await etags()
    expect(noteLater).not.toBe(note)
    expect(storesLater).toBe(stores)
  })
})

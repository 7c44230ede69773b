import { beforeEach, describe, expect, it } from 'vitest'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { countCode } from './attempts.ts'
import { now } from '../../../../e2e/support/clock/run-clock.ts'

const staffId = 7

describe('codes of one person', () => {
  const platform = usePlatform()
  const database = () => platform.database().database
  const code = (from: string) => countCode(database(), staffId, from)
  const tooMany = { code: 'too-many' }

  beforeEach(async () => {
    await database().deleteFrom('rate_limit').execute()
  })

  it('are five in a quarter of an hour, from all addresses together', async () => {
    for (const from of ['hotel', 'train', 'hotel', 'train', 'hotel']) await code(from)
    await expect(code('train')).rejects.toMatchObject(tooMany)
  })

  it('are twenty a day', async () => {
    await database()
      .insertInto('rate_limit')
      .values({ key: `studio:code:86400:${staffId}`, points: 20, expire: now() + 3_600_000 })
      .execute()
    await expect(code('hotel')).rejects.toMatchObject(tooMany)
  })

  it('cannot be used up by others where the person has logged in before', async () => {
    await database()
      .insertInto('audit')
      .values({
        property_id: 1,
        at: friday,
        actor: 'Ada',
        actor_id: staffId,
        action: 'session.start',
        entry_id: null,
        change_set_id: null,
        details: null,
        request_id: null,
        address_hash: 'office',
      })
      .execute()
    for (let tries = 0; tries < 5; tries += 1) await code('hotel')
    await expect(code('hotel')).rejects.toMatchObject(tooMany)
    for (let tries = 0; tries < 5; tries += 1) await code('office')
    await expect(code('office')).rejects.toMatchObject(tooMany)
  })
})

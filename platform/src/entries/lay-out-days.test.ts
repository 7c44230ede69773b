import { expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { layOutDays } from './lay-out-days.ts'

const platform = usePlatform()

it('lays special days out a year and more after the import, once a day', async () => {
  const { database } = platform.database()
  const lastDay = async () =>
    (
      await database
        .selectFrom('holiday_hours')
        .select(({ fn }) => fn.max('holiday_date').as('last'))
        .executeTakeFirstOrThrow()
    ).last
  expect(await lastDay()).toBe('2027-12-25')
  const laidOut = new Map<number, string>()
  await layOutDays(database, { now: new Date('2029-03-01T12:00:00Z'), laidOut })
  expect(await lastDay()).toBe('2029-12-27')
  expect(laidOut).toEqual(new Map([[1, '2029-03-01']]))
  const change = await database.selectFrom('content_change').select('version').executeTakeFirstOrThrow()
  await layOutDays(database, { now: new Date('2029-03-01T22:00:00Z'), laidOut })
  expect(await database.selectFrom('content_change').select('version').executeTakeFirstOrThrow()).toEqual(
    change,
  )
})

import { changeSetsWire } from '@promenade/contract/studio-api/change-sets'
import { expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { readAnswers, useStudio } from '../testing/test-studio.ts'
import { layOutDays } from './lay-out-days.ts'

const platform = usePlatform()
const studio = useStudio(platform)

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

it('corrects content that was written without a revision, and says so on Today', async () => {
  const { database } = platform.database()
  const corrections: unknown[] = []
  const day = async (date: string) => {
    const now = new Date(`${date}T12:00:00Z`)
    await layOutDays(database, { now, laidOut: new Map(), onCorrection: (one) => corrections.push(one) })
  }
  const today = async () =>
    changeSetsWire.parse(await (await ada.get('/api/v1/change-sets')).json()).corrected
  await day('2026-11-21')
  studio.setTime(new Date('2026-11-21T12:00:00Z'))
  const ada = await studio.logIn('Ada')
  const before = await readAnswers(platform)
  await day('2026-11-21')
  expect(corrections).toEqual([])
  expect(await today()).toBeUndefined()
  await database.updateTable('store').set({ unit: 'Z9' }).where('slug', '=', 'net-works').execute()
  await database.deleteFrom('job').execute()
  expect(await readAnswers(platform)).not.toEqual(before)
  await day('2026-11-21')
  expect(corrections).toEqual([{ propertyId: 1, rows: 2 }])
  expect(await today()).toEqual({ at: '2026-11-21T12:00:00.000Z', rows: 2 })
  expect(await readAnswers(platform)).toEqual(before)
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { retryDeadlock } from './retry-deadlock.ts'

const platform = usePlatform()

it('repeats what waited for another transaction that waited for it', async () => {
  const { database } = platform.database()
  await sql`create table pair (id integer primary key, count integer not null)`.execute(database)
  await sql`insert into pair values (1, 0), (2, 0)`.execute(database)
  let tries = 0
  const bothHold = Promise.withResolvers<undefined>()
  let holding = 0
  const count = (first: number, second: number) =>
    retryDeadlock(() => {
      tries += 1
      return database.transaction().execute(async (transaction) => {
        await sql`update pair set count = count + 1 where id = ${first}`.execute(transaction)
        holding += 1
        if (holding === 2) bothHold.resolve(undefined)
        await bothHold.promise
        await sql`update pair set count = count + 1 where id = ${second}`.execute(transaction)
      })
    })
  await Promise.all([count(1, 2), count(2, 1)])
  const { rows } = await sql`select id, count from pair order by id`.execute(database)
  expect(rows).toEqual([
    { id: 1, count: 2 },
    { id: 2, count: 2 },
  ])
  // Or more: the repeated one may be first to lock what the other one waits for.
  expect(tries).toBeGreaterThan(2)
})

it('repeats nothing else', async () => {
  let tries = 0
  const failing = retryDeadlock(() => {
    tries += 1
    return Promise.reject(new Error('no deadlock'))
  })
  await expect(failing).rejects.toThrow('no deadlock')
  expect(tries).toBe(1)
})

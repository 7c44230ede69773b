import { expect } from 'vitest'
import { loggedInCookie } from '../../site/app/device/favorites.ts'
import { createLogin } from './account-login.ts'
import { createDevice, type Device, RetriesStopped, retryUntil } from './device.ts'
import type { VisitedMall } from './restartable-mall.ts'
import type { Mailbox } from './mailbox.ts'

/** The data that the site has confirmed to a visitor. */
interface Account {
  readonly email: string
  readonly favorites: readonly number[]
  readonly lastName: string | undefined
}

const favoritesEach = 4
const visitorsAtOnce = 2

/** Visitors who log in, add favorites and change their names until `isOver`. */
export async function useAccounts(
  mall: VisitedMall,
  mailbox: Mailbox,
  isOver: () => boolean,
): Promise<readonly Account[]> {
  const accounts: Account[] = []
  let number = 0
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async () => {
      while (!isOver()) accounts.push(await useAccount(mall, mailbox, ++number))
    }),
  )
  return accounts
}

async function useAccount(mall: VisitedMall, mailbox: Mailbox, number: number): Promise<Account> {
  const email = `account-${number}@example.com`
  const device = createDevice(mall.siteUrl, `198.18.${number >> 8}.${number & 255}`)
  const logIn = createLogin(device, mailbox, email)
  const stores = Array.from({ length: favoritesEach }, (_, nth) => 1 + ((number * 7 + nth * 31) % 150))
  const lastName = `O'Drill-${'abcdefghij'[number % 10]}${'klmnopqrst'[Math.floor(number / 10) % 10]}`
  const inAccount: number[] = []
  try {
    await logIn()
    for (const id of stores) {
      await addFavorite(device, id)
      if (device.hasCookie(loggedInCookie)) inAccount.push(id)
    }
    await changeName(device, lastName, logIn)
    await mergeFavorites(device, logIn)
    return { email, favorites: stores, lastName }
  } catch (error) {
    // The kills ended more sessions than the five links per hour that an address may request.
    if (!(error instanceof RetriesStopped)) throw error
    return { email, favorites: inAccount, lastName: undefined }
  }
}

function addFavorite(device: Device, id: number): Promise<void> {
  return retryUntil(
    () => device.post('/favorites/change', { act: 'add', item: `s${id}` }),
    ({ location }) => location.includes('state=added'),
  )
}

function changeName(device: Device, lastName: string, logIn: () => Promise<void>): Promise<void> {
  return retryUntil(
    async () => {
      await logIn()
      return device.fillIn('/profile', { first_name: 'Noor', last_name: lastName, locale: 'en' })
    },
    ({ status, page }) => status === 200 && page.includes('Saved'),
  )
}

/** After a kill has ended a session, favorites stay on the device; the next login merges them into the account. */
function mergeFavorites(device: Device, logIn: () => Promise<void>): Promise<void> {
  return retryUntil(
    async () => {
      await logIn()
      return device.get('/favorites')
    },
    ({ status }) => status === 200 && !device.hasCookie('favorites_due') && device.hasCookie(loggedInCookie),
  )
}

/** Expects all confirmed data to be in the database exactly once. */
export async function expectAccountsStored(mall: VisitedMall, accounts: readonly Account[]): Promise<void> {
  const rows = await mall.readDatabase((database) =>
    database
      .selectFrom('account')
      .leftJoin('favorite', 'favorite.account_id', 'account.id')
      .leftJoin('entry', 'entry.id', 'favorite.entry_id')
      .select(['account.email', 'account.fields', 'entry.public_id as favorite'])
      .execute(),
  )
  expect(accounts).not.toEqual([])
  for (const { email, favorites, lastName } of accounts) {
    const own = rows.filter((row) => row.email === email)
    for (const id of new Set(favorites))
      expect
        .soft(
          own.filter((row) => row.favorite === id),
          `${email}, favorite ${id}`,
        )
        .toHaveLength(1)
    if (lastName !== undefined) expect.soft(own[0]?.fields['last_name'], email).toBe(lastName)
  }
}

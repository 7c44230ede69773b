import { loggedInCookie } from '../../site/app/device/favorites.ts'
import { createLogin } from './account-login.ts'
import { createDevice, type Device, GivenUp, pressUntil } from './device.ts'
import type { Finding } from '../support/findings.ts'
import type { VisitedMall } from './drill-mall.ts'
import type { Mailbox } from './mailbox.ts'

/** What a visitor with an account was told is kept. */
export interface Account {
  readonly email: string
  readonly favorites: readonly number[]
  readonly lastName: string | undefined
}

const favoritesEach = 4
const visitorsAtOnce = 2

/** Visitors who log in, keep favorites and change their names, one after the other until it is over. */
export async function keepAccounts(
  mall: VisitedMall,
  mailbox: Mailbox,
  isOver: () => boolean,
): Promise<readonly Account[]> {
  const accounts: Account[] = []
  let number = 0
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async () => {
      while (!isOver()) accounts.push(await keepOne(mall, mailbox, ++number))
    }),
  )
  return accounts
}

async function keepOne(mall: VisitedMall, mailbox: Mailbox, number: number): Promise<Account> {
  const email = `account-${number}@example.com`
  const device = createDevice(mall.siteUrl, `198.18.${number >> 8}.${number & 255}`)
  const logIn = createLogin(device, mailbox, email)
  const stores = Array.from({ length: favoritesEach }, (_, nth) => 1 + ((number * 7 + nth * 31) % 150))
  const lastName = `O'Drill-${'abcdefghij'[number % 10]}${'klmnopqrst'[Math.floor(number / 10) % 10]}`
  const inAccount: number[] = []
  try {
    await logIn()
    for (const id of stores) {
      await keepFavorite(device, id)
      if (device.hasCookie(loggedInCookie)) inAccount.push(id)
    }
    await changeName(device, lastName, logIn)
    await mergeFavorites(device, logIn)
    return { email, favorites: stores, lastName }
  } catch (error) {
    // The kills ended more logins than the five links that an address is sent in an hour, lost answers included.
    if (!(error instanceof GivenUp)) throw error
    return { email, favorites: inAccount, lastName: undefined }
  }
}

function keepFavorite(device: Device, id: number): Promise<void> {
  return pressUntil(
    () => device.post('/favorites/change', { act: 'add', item: `s${id}` }),
    ({ location }) => location.includes('state=added'),
  )
}

function changeName(device: Device, lastName: string, logIn: () => Promise<void>): Promise<void> {
  return pressUntil(
    async () => {
      await logIn()
      return device.fillIn('/profile', { first_name: 'Noor', last_name: lastName, locale: 'en' })
    },
    ({ status, page }) => status === 200 && page.includes('Saved'),
  )
}

/** Where a kill ended a login, favorites stayed on the device: they go into the account with the next one. */
function mergeFavorites(device: Device, logIn: () => Promise<void>): Promise<void> {
  return pressUntil(
    async () => {
      await logIn()
      return device.get('/favorites')
    },
    ({ status }) => status === 200 && !device.hasCookie('favorites_due') && device.hasCookie(loggedInCookie),
  )
}

/** Whether what visitors were told is in the database, and nothing twice. */
export async function checkAccounts(
  what: string,
  mall: VisitedMall,
  accounts: readonly Account[],
): Promise<Finding> {
  const { favorites, favoritesOnce, profiles, profilesKept } = await countKept(mall, accounts)
  return {
    what,
    must: 'all that was acknowledged is there, nothing twice',
    seen: `${favoritesOnce} of ${favorites} favorites there once, ${profilesKept} of ${profiles} profiles as last saved`,
    isMet: favorites * profiles > 0 && favoritesOnce === favorites && profilesKept === profiles,
  }
}

async function countKept(mall: VisitedMall, accounts: readonly Account[]) {
  const kept = await mall.look((database) =>
    database
      .selectFrom('account')
      .leftJoin('favorite', 'favorite.account_id', 'account.id')
      .select(['account.email', 'account.last_name', 'favorite.store_id'])
      .execute(),
  )
  const told = accounts.flatMap(({ email, favorites }) =>
    [...new Set(favorites)].map((id) => ({ email, id })),
  )
  const isOnce = ({ email, id }: { email: string; id: number }) =>
    kept.filter((row) => row.email === email && row.store_id === id).length === 1
  const isNamed = ({ email, lastName }: Account) =>
    kept.some((row) => row.email === email && row.last_name === lastName)
  const saved = accounts.filter(({ lastName }) => lastName !== undefined)
  return {
    favorites: told.length,
    favoritesOnce: told.filter(isOnce).length,
    profiles: saved.length,
    profilesKept: saved.filter(isNamed).length,
  }
}

import { titleOf } from '@promenade/contract/studio-api/document-title'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { randomInt } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import { hashOf } from '../../visitors/secrets.ts'
import { readCookie } from '../people/session.ts'

/** The link of a store, by which it answers one round without an account. */
export interface StoreLink {
  readonly id: number
  readonly propertyId: number
  readonly entryId: number
  /** The store and the last day of the round, for the audit. */
  readonly name: string
  readonly locale: Locale
  readonly email: string | null
  readonly until: string
  readonly parts: readonly string[]
  readonly days: readonly number[]
  /** When it was asked. */
  readonly since: Date
}

/** Bound to the host, and never sent by a request from another site. It ends with the link. */
const cookieName = '__Host-store'

/** Letters and digits that nobody confuses on paper; 26 of them have 128 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Creates another secret of a link; returns the address with it, which no server logs. */
export async function createLinkAddress(database: Database, linkId: number, origin: string): Promise<string> {
  const token = Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join('')
  await database
    .insertInto('store_link_secret')
    .values({ hash: hashOf(token), link_id: linkId })
    .execute()
  return `${origin}/store#${token}`
}

/** The header that gives a browser the link; the cookie lives no longer than any link. */
export function formatStoreCookie(token: string): string {
  return `${cookieName}=${withoutBlanks(token)}; Path=/; Max-Age=${90 * 86_400}; Secure; HttpOnly; SameSite=Strict`
}

/** The link of a request's cookie; undefined without one that works. */
export async function findLinkOfRequest(
  database: Database,
  request: Request,
  now: Date,
): Promise<StoreLink | undefined> {
  const token = readCookie(request, cookieName)
  return token === undefined ? undefined : findLinkByToken(database, token, now)
}

/** A link that has not ended, by one of its secrets. Blanks and hyphens of paper do not count. */
export async function findLinkByToken(
  database: Database,
  token: string,
  now: Date,
): Promise<StoreLink | undefined> {
  const hash = hashOf(withoutBlanks(token))
  const [link] = await openLinks(database, now)
    .innerJoin('store_link_secret', 'store_link_secret.link_id', 'store_link.id')
    .where('hash', '=', hash)
    .execute()
  return link && toLink(link)
}

function withoutBlanks(token: string): string {
  return token.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** The newest link of a store that has not ended: a store user answers the same round. */
export async function findLinkOfStore(
  database: Database,
  entryId: number,
  now: Date,
): Promise<StoreLink | undefined> {
  const [link] = await openLinks(database, now)
    .where('store_link.entry_id', '=', entryId)
    .orderBy('store_link.id', 'desc')
    .limit(1)
    .execute()
  return link && toLink(link)
}

/** The links that work, of stores that visitors see. */
function openLinks(database: Database, now: Date) {
  return database
    .selectFrom('store_link')
    .innerJoin('store_round', 'store_round.id', 'store_link.round_id')
    .innerJoin('entry', 'entry.id', 'store_link.entry_id')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['store_link.id', 'store_link.property_id as propertyId', 'store_link.entry_id as entryId'])
    .select(['store_link.locale', 'store_link.email', 'until', 'parts', 'days', 'document'])
    .select('store_round.created_at as since')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
}

type FoundLink = Awaited<ReturnType<ReturnType<typeof openLinks>['execute']>>[number]

function toLink({ document, ...link }: FoundLink): StoreLink {
  return { ...link, name: `${titleOf(document)[defaultLocale]} · ${link.until}` }
}

import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { storeParts } from '@promenade/domain/studio/store-answers'
import { seededRandom } from '@promenade/domain/search/testing/records'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkIn, uploadAs } from '../../testing/asked-stores.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { listMail } from '../../testing/waiting-mail.ts'

/** What only the centre, or another store, may see. It stands in records, messages and accounts of others. */
const secret = 'zebra-of-others'

describe('a link of a store', { timeout: 300_000 }, () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let own = 0
  let tenant: StaffBrowser
  let paths: readonly string[] = []
  let ids: readonly number[] = []

  beforeAll(async () => {
    const { database } = platform.database()
    ada = await studio.logIn(`Ada ${secret}`, 'editor')
    await studio.createToken(['content.read'])
    const [store, other, day] = [
      await ada.entry('store', 'net-works'),
      await ada.entry('store', 'quiet-corner'),
      await ada.entry('special-day', 'christmas-day'),
    ]
    own = store.id
    await ada.save(other.id, other.version, { ...other.document, unit: secret })
    await ada.newPromotion(`Plan ${secret}`, 'quiet-corner')
    const stores = [
      { id: own, email: 'own@stores.example' },
      { id: other.id, email: `${secret}@stores.example` },
    ]
    const round = {
      parts: ['hours', 'phone', 'picture', 'offer'],
      days: [day.id],
      until: '2027-06-30',
      locale: 'en',
    }
    for (let count = 0; count < 2; count++) await ada.send('POST', '/api/v1/rounds', { ...round, stores })
    const mails = await listMail(platform)
    const linkOf = (address: string) =>
      linkIn(mails.findLast(({ recipient }) => recipient === address) ?? { text: '' })
    const neighbour = await studio.openLink(linkOf(`${secret}@stores.example`))
    const picture = await uploadAs(neighbour, 'red')
    const answers = { locale: 'en', message: secret, picture: { path: picture, alt: { en: secret } } }
    await neighbour.send('PUT', '/api/v1/store/draft', { part: 'phone', fields: { phone: secret } })
    await neighbour.send('POST', '/api/v1/store/answers', answers, { 'Idempotency-Key': 'of-the-neighbour' })
    tenant = await studio.openLink(linkOf('own@stores.example'))
    const media = await database.selectFrom('media').select(['sha256', 'name']).execute()
    paths = [
      ...media.map(({ sha256, name }) => `${sha256.slice(0, 12)}/${name}`),
      await uploadAs(tenant, 'blue'),
    ]
    const { rows } = await sql<{ id: number }>`select id from entry union select id from revision
      union select id from change_set union select id from staff union select id from api_token
      union select id from store_round union select id from store_link union select id from store_proposal
      union select id from publication union select 0 union select 987654`.execute(database)
    ids = rows.map(({ id }) => id)
  })

  /** Every row of the database that is not of this store, by table. The audit and limits count requests. */
  async function readOthers(): Promise<ReadonlyMap<string, string>> {
    const { database } = platform.database()
    const { rows: tables } = await sql<{
      name: string
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('audit', 'rate_limit', 'idempotency', 'mail', 'content_change', 'migration')`.execute(
      database,
    )
    const offers = sql`select offer_id from store_proposal where entry_id = ${own} and offer_id is not null`
    const entries = sql`(select ${own}::integer union ${offers})`
    const isOwn = {
      entry: sql`id in ${entries}`,
      revision: sql`entry_id in ${entries}`,
      publication: sql`entry_id in ${entries}`,
      change_set_item: sql`entry_id in ${entries}`,
      change_set: sql`exists (select from change_set_item as item where change_set_id = change_set.id)
        and not exists (select from change_set_item as item where change_set_id = change_set.id
          and entry_id not in ${entries})`,
      store_link: sql`entry_id = ${own}`,
      store_proposal: sql`entry_id = ${own}`,
      store_picture: sql`entry_id = ${own}`,
      store_draft: sql`entry_id = ${own}`,
      media: sql`exists (select from store_picture where sha256 = media.sha256 and entry_id = ${own})`,
      staff_session: sql`exists (select from staff where staff.id = staff_id and store_id = ${own})`,
    }
    const others = new Map<string, string>()
    for (const { name } of tables) {
      const own = Object.entries(isOwn).find(([table]) => table === name)?.[1] ?? sql`false`
      // A picture that is published becomes public; its bytes stay.
      const columns = name === 'media' ? sql`media.sha256` : sql`${sql.table(name)}::text`
      const { rows } = await sql<{ row: string }>`select ${columns} as row from ${sql.table(name)}
        where not (${own}) order by 1`.execute(database)
      others.set(name, rows.map(({ row }) => row).join('\n'))
    }
    return others
  }

  const names = Object.keys(endpoints)
  /** These are about the account of the caller itself. */
  const aboutAccount = /\/(?:session|sessions|means|join)\b/

  /** Sends random requests, and answers what they should not have got. */
  async function attack(browser: StaffBrowser, count: number, seed: number): Promise<readonly string[]> {
    const random = seededRandom(seed)
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)]
    const picture = () => ({ path: pick(paths), ...(random() < 0.5 ? { alt: { en: 'A door' } } : {}) })
    const answers = () => ({
      locale: pick(['en', 'es']),
      ...(random() < 0.3
        ? { hours: [{ entry: pick(ids), hours: pick([null, 'as-centre', '24h', 'closed', '9:00-12:00']) }] }
        : {}),
      ...(random() < 0.4 ? { phone: pick([null, '902 555 0101', 'x']) } : {}),
      ...(random() < 0.3 ? { picture: picture() } : {}),
      ...(random() < 0.1
        ? {
            offer: {
              name: { en: 'Knots' },
              description: { en: 'Two.' },
              start: '2026-11-27',
              end: '2026-12-27',
              picture: picture(),
            },
          }
        : {}),
      ...(random() < 0.1 ? { message: 'Hello' } : {}),
    })
    const item = () => ({
      entry: pick(ids),
      version: pick([1, 2, 3]),
      action: pick(['publish', 'withdraw', 'delete']),
    })
    const draft = () => ({
      part: pick([...storeParts, 'name']),
      fields: pick([null, { phone: '902 555 0101' }, { message: 'x'.repeat(5_001) }, answers()]),
      ...(random() < 0.2 ? { entry: pick(ids) } : {}),
    })
    const bodies = (name: string): object =>
      name.endsWith('/store/answers')
        ? answers()
        : name.endsWith('/store/draft')
          ? draft()
          : (pick([
              {},
              { items: [item()] },
              { document: { name: 'x' } },
              { isApproved: true },
              { undo: true },
              answers(),
            ]) ?? {})
    const wrong: string[] = []
    for (let sent = 0; sent < count; sent++) {
      // The hourly limits are tested elsewhere.
      if (sent % 30 === 0) await platform.database().database.deleteFrom('rate_limit').execute()
      const turn = random()
      const name =
        turn < 0.1
          ? 'POST /api/v1/store/answers'
          : turn < 0.15
            ? 'PUT /api/v1/store/draft'
            : (pick(names) ?? '')
      if (aboutAccount.test(name)) continue
      const [method = '', pattern = ''] = name.split(' ')
      const [prefix = '', file = ''] = pick(paths)?.split('/') ?? []
      const path = pattern
        .replace(':prefix', prefix)
        .replace(':name', file)
        .replaceAll(/:\w+/g, () => String(pick(ids)))
      const query = method === 'GET' && random() < 0.3 ? `?entry=${pick(ids)}` : ''
      const headers = { 'If-Match': '"1"', 'Idempotency-Key': `attack-number-${sent % 500}` }
      const response = await browser.fetch(
        path + query,
        method === 'GET' ? {} : json(method, bodies(name), headers),
      )
      const isOfStore = pattern.startsWith('/api/v1/store/') || pattern === '/api/v1/store'
      if (response.status >= 500 || (response.ok && !isOfStore)) wrong.push(`${name} ${response.status}`)
      const type = response.headers.get('content-type') ?? ''
      if (!type.startsWith('image/') && (await response.text()).includes(secret))
        wrong.push(`${name} tells a secret`)
    }
    return wrong
  }

  it('touches and reads this store alone, by 10,000 random calls', async () => {
    const before = await readOthers()
    const proposals = () =>
      platform
        .database()
        .database.selectFrom('store_proposal')
        .select('state')
        .where('entry_id', '=', own)
        .execute()
    expect(await attack(tenant, 10_000, 1)).toEqual([])
    const states = Map.groupBy(await proposals(), ({ state }) => state)
    // The calls reached it: something was published, and something waits.
    expect(
      [states.get('published')?.length ?? 0, states.get('waiting')?.length ?? 0].every((n) => n > 20),
    ).toBe(true)
    const { database } = platform.database()
    const drafts = await database
      .selectFrom('store_draft')
      .select('part')
      .where('entry_id', '=', own)
      .execute()
    expect(drafts.length).toBeGreaterThan(0)
    expect(await readOthers()).toEqual(before)
    expect(studio.errors).toEqual([])
  })

  it('is no more than what a user of the store may do with a login', async () => {
    const user = await studio.logIn('Nina', 'store', 1, own)
    const before = await readOthers()
    expect(await attack(user, 3_000, 2)).toEqual([])
    expect(await readOthers()).toEqual(before)
  })

  it('shows the pictures of the store alone', async () => {
    const { database } = platform.database()
    const neighbours = await database
      .selectFrom('store_picture')
      .innerJoin('media', 'media.sha256', 'store_picture.sha256')
      .select(['media.sha256', 'name'])
      .where('entry_id', '!=', own)
      .execute()
    expect(neighbours).toHaveLength(1)
    for (const { sha256, name } of neighbours)
      expect((await tenant.get(`/api/v1/store/media/${sha256.slice(0, 12)}/${name}`)).status).toBe(404)
    expect((await tenant.get(`/api/v1/store/media/${paths.at(-1)}`)).status).toBe(200)
  })
})

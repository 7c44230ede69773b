import { contestSchema, contestsSchema } from '@promenade/contract/studio-api/contests'
import { drawOrder } from '@promenade/domain/contests/draw'
import { sha256 } from '../../visitors/contest-entries/seeds.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

const contest = `
picture: { path: scenes/gulls.svg, alt: { en: Gulls } }
description: <p>Take part.</p>
rules: { en: <p>Be kind.</p> }
photo: true
start: friday
`

const dayMs = 24 * 3_600_000
const monday = new Date(friday.getTime() + 3 * dayMs)
const photo = Buffer.from('ffd8ff00ffd9', 'hex')

describe('contests in the studio', () => {
  const platform = usePlatform({
    'contests/win-a-boat.yaml': `${contest}name: { en: Win a boat, es: Gana una lancha }\nend: friday+1d\n`,
    'contests/win-a-kite.yaml': `${contest}name: Win a kite\nend: friday+9d\n`,
  })
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let boat = 0
  let kite = 0
  let entered = 0

  /** Sessions do not last for days. */
  const comes = async (time: Date) => {
    studio.setTime(time)
    ada = await studio.logIn('Ada', 'editor')
  }
  beforeAll(async () => {
    await comes(friday)
    boat = (await ada.entry('contest', 'win-a-boat')).id
    kite = (await ada.entry('contest', 'win-a-kite')).id
  })
  beforeEach(async () => {
    await comes(friday)
    const { database } = platform.database()
    for (const table of ['contest_entry', 'contest_draw', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  const enter = async (email: string, more: object = {}, slug = 'win-a-boat') => {
    entered += 1
    const caller = { locale: 'en', site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
    const who = {
      first_name: `Ana${entered}`,
      last_name: 'Núñez',
      email,
      phone: `902-555-${1_000 + entered}`,
    }
    const given = { of_age: false, eligible: false, rules: true, photo: photo.toString('base64') }
    const data = { ...caller, ...who, ...given, contest: slug, ...more }
    const key = `key-of-the-entry-${entered}`
    const response = await platform.call('contest_entry', { ...data, idempotency_key: key })
    expect([response.status, await response.json()]).toEqual([200, { data: { status: 'entered' } }])
  }
  const enterMany = async (count: number) => {
    for (let index = 0; index < count; index++) await enter(`visitor-${index}@post.test`)
  }
  const ask = (wanted: object, id: number, browser: StaffBrowser) =>
    browser.send('POST', `/api/v1/contests/${id}/search`, wanted)
  const read = async (wanted: object = {}, id = boat) =>
    contestSchema.parse(await (await ask(wanted, id, ada)).json())
  const draw = (winners = 1, reserves = 2, id = boat) =>
    ada.send('POST', `/api/v1/contests/${id}/draw`, { winners, reserves })
  const exclude = (ticket: number, because: string | null) =>
    ada.send('PATCH', `/api/v1/contests/${boat}/entries/${ticket}`, { because })
  const passOver = (ticket: number, because: string | null) =>
    ada.send('PATCH', `/api/v1/contests/${boat}/draw`, { ticket, because })

  it('are listed with their state and how many entered', async () => {
    await enterMany(2)
    const { page } = await read()
    await exclude(page[0]?.ticket ?? 0, 'Works here')
    const list = async () =>
      contestsSchema
        .parse(await (await ada.get('/api/v1/contests')).json())
        .items.filter(({ id }) => [boat, kite].includes(id))
        .map(({ title, state, entries, excluded }) => [title.en, state, entries, excluded])
    expect(await list()).toEqual([
      ['Win a kite', 'open', 0, 0],
      ['Win a boat', 'open', 2, 1],
    ])
    await comes(monday)
    expect((await list())[1]).toEqual(['Win a boat', 'over', 2, 1])
  })

  it('have entries that are found by name, address, number and ticket, a page at a time', async () => {
    await enterMany(3)
    const all = await read()
    expect(all).toMatchObject({ entries: 3, found: 3, pageSize: 100, title: { es: 'Gana una lancha' } })
    expect(all.page.map(({ email }) => email)).toEqual([0, 1, 2].map((n) => `visitor-${n}@post.test`))
    const second = all.page[1]
    for (const search of [`${second?.first_name} nunez`, 'VISITOR-1@', `${second?.ticket}`])
      expect((await read({ search })).page).toEqual([second])
    expect((await read({ page: 2 })).page).toEqual([])
  })

  it('show entries that may be of one person', async () => {
    await enter('ana@post.test')
    await enter('ana+again@post.test')
    await enter('bo@post.test')
    const { page } = await read({ show: 'like' })
    expect(page.map(({ email, like }) => [email, like])).toEqual([
      ['ana@post.test', [{ ticket: page[1]?.ticket, likeness: 'mailbox' }]],
      ['ana+again@post.test', [{ ticket: page[0]?.ticket, likeness: 'mailbox' }]],
    ])
  })

  it('are drawn once, when they are over, as anybody can draw again', async () => {
    await enterMany(6)
    const before = await read()
    expect(before.draw).toBeNull()
    const refused = await draw()
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict' }])
    await comes(monday)
    await exclude(before.page[0]?.ticket ?? 0, 'Works here')
    const statuses = (await Promise.all([draw(), draw()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409])
    const { draw: drawn, commitment } = await read()
    if (drawn === null) throw new Error('Nothing was drawn.')
    expect(commitment).toEqual(before.commitment)
    expect(sha256(drawn.seed)).toBe(commitment.fingerprint)
    expect(drawn.excluded).toEqual([{ ticket: before.page[0]?.ticket, because: 'Works here' }])
    expect(drawn.tickets).toEqual(before.page.slice(1).map(({ ticket }) => ticket))
    expect(drawn.ticketsFingerprint).toBe(sha256(drawn.tickets.map((ticket) => `${ticket}\n`).join('')))
    const again = drawn.tickets
      .map((ticket) => `${sha256(`${drawn.seed}:${ticket}`)} ${ticket}`)
      .toSorted()
      .slice(0, 3)
    expect(drawn.drawn.map(({ digest, ticket }) => `${digest} ${ticket}`)).toEqual(again)
    expect(drawn.drawn.map(({ standing }) => standing)).toEqual(['winner', 'reserve', 'reserve'])
    expect(drawn.drawn[0]?.entrant?.email).toMatch(/^visitor-\d@post\.test$/)
  })

  it('give every ticket about the same number of first places', () => {
    const wins = new Map<number, number>()
    for (let round = 0; round < 4_000; round++) {
      const [first] = drawOrder(sha256(String(round)), [1, 2, 3, 4], sha256)
      if (first) wins.set(first.ticket, (wins.get(first.ticket) ?? 0) + 1)
    }
    // 1,000 with a deviation of 27 each.
    for (const count of wins.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120)
    expect(wins.size).toBe(4)
  })

  it('have a seed that is fixed by the first entry, and never told before the draw', async () => {
    await enter('ana@post.test')
    const { database } = platform.database()
    const { seed, committed_at: at } = await database
      .selectFrom('contest_draw')
      .select(['seed', 'committed_at'])
      .executeTakeFirstOrThrow()
    expect(at).toEqual(friday)
    await enter('bo@post.test')
    const text = await (await ask({}, boat, ada)).text()
    expect(text).toContain(sha256(seed))
    expect(text).not.toContain(seed)
    // Also of a contest that nobody has entered yet.
    const [first, second] = [await read({}, kite), await read({}, kite)]
    expect(second.commitment).toEqual(first.commitment)
  })

  it('let the next take the place of a winner who is passed over, with undo', async () => {
    await enterMany(4)
    await comes(monday)
    await draw(1, 1)
    const standings = async () =>
      (await read()).draw?.drawn.map(({ standing, because }) => [standing, because])
    const winner = (await read()).draw?.drawn[0]?.ticket ?? 0
    expect((await passOver(winner, 'No answer in a week')).status).toBe(200)
    expect(await standings()).toEqual([
      ['passed-over', 'No answer in a week'],
      ['winner', null],
    ])
    expect((await passOver(winner, null)).status).toBe(200)
    expect(await standings()).toEqual([
      ['winner', null],
      ['reserve', null],
    ])
    const { page } = await read()
    const other = page.find(({ ticket }) => ticket !== winner)?.ticket ?? 0
    expect((await exclude(other, 'Too late')).status).toBe(404)
    expect((await passOver(999_999, 'Who?')).status).toBe(404)
  })

  it('keep a draw without personal data when the entries are removed', async () => {
    await enterMany(3)
    await comes(monday)
    await draw(1, 0)
    const before = (await read()).draw
    await platform.database().database.deleteFrom('contest_entry').execute()
    const after = (await read()).draw
    expect(after?.drawn).toEqual(before?.drawn.map((drawn) => ({ ...drawn, entrant: null })))
    expect(after?.tickets).toEqual(before?.tickets)
  })

  it('refuse a draw without entries, and numbers that are none', async () => {
    await comes(monday)
    expect((await draw()).status).toBe(409)
    for (const winners of [0, -1, 1.5, 1_001]) expect((await draw(winners)).status).toBe(400)
    expect((await draw(1, 1, (await ada.entry('store', 'net-works')).id)).status).toBe(404)
  })

  it('send photos and a spreadsheet, in which nothing is a formula', async () => {
    await enter('ana@post.test', { first_name: '=1+1' })
    const { page } = await read()
    const sent = await ada.get(`/api/v1/contests/${boat}/entries/${page[0]?.ticket}/photo`)
    expect([sent.headers.get('content-type'), Buffer.from(await sent.arrayBuffer())]).toEqual([
      'image/jpeg',
      photo,
    ])
    expect((await ada.get(`/api/v1/contests/${kite}/entries/${page[0]?.ticket}/photo`)).status).toBe(404)
    const sheet = async (query: string) =>
      (await (await ada.get(`/api/v1/contests/${boat}/entries.csv?${query}`)).text()).split('\r\n')
    const [head, row] = await sheet('heads=en')
    expect(head).toContain('Ticket,Sent,First name,Last name,E-mail,')
    expect(row).toContain(`,"'=1+1",Núñez,ana@post.test,`)
    const [spanish] = await sheet('heads=es&delimiter=;')
    expect(spanish).toContain('Boleto;Enviado;Nombre;Apellidos;Correo;')
  })

  it('note in the audit who read, excluded, drew and exported', async () => {
    await enterMany(2)
    const { page } = await read()
    await exclude(page[0]?.ticket ?? 0, 'Works here')
    await comes(monday)
    await draw(1, 0)
    await ada.get(`/api/v1/contests/${boat}/entries.csv?heads=en`)
    const rows = await platform
      .database()
      .database.selectFrom('audit')
      .select('action')
      .where('action', 'like', 'contest.%')
      .orderBy('id', 'desc')
      .limit(4)
      .execute()
    expect(rows.map(({ action }) => action).toReversed()).toEqual([
      'contest.read',
      'contest.exclude',
      'contest.draw',
      'contest.export',
    ])
  })

  it('belong to one mall', async () => {
    await enterMany(1)
    await platform.database().database.insertInto('property').values({ id: 2 }).execute()
    const eve = await studio.logIn('Eve', 'admin', 2)
    expect((await ask({}, boat, eve)).status).toBe(404)
  })
})

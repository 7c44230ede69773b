import { contestSchema, winnerMailPreviewSchema } from '@promenade/contract/studio-api/contests'
import { contestFields } from '@promenade/domain/forms/forms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../clean-up.ts'
import { encodeFields } from '../../database/form-fields.ts'
import { importContent } from '../../import/import-content.ts'
import { friday, sampleFiles, writeContentFolder } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { listMail } from '../../testing/waiting-mail.ts'

const boat = `
name: { en: Win a boat, es: Gana una lancha }
picture: { path: scenes/gulls.svg, alt: { en: Gulls } }
description: <p>Take part.</p>
rules: { en: <p>Be kind.</p> }
photo: false
start: friday
end: friday+1d
`
const minute = 60_000
const monday = new Date(friday.getTime() + 3 * 24 * 60 * minute)
const daysBefore = (days: number) => new Date(monday.getTime() - days * 86_400_000)
const english = { prize: 'a boat', text: 'Hello {name},\n\n{contest}: {prize}. Come by {until}.' }
const spanish = { prize: 'una lancha', text: 'Hola, {name}: {prize}. Ven antes del {until}.' }

describe('mails to winners', () => {
  const platform = usePlatform({ 'contests/win-a-boat.yaml': boat })
  const studio = useStudio(platform)
  const database = () => platform.database().database
  let ada: StaffBrowser
  let contest = 0
  let sent = 0

  beforeAll(async () => {
    studio.setTime(monday)
    ada = await studio.logIn('Ada', 'editor')
    contest = (await ada.entry('contest', 'win-a-boat')).id
  })
  beforeEach(async () => {
    for (const table of ['contest_entry', 'contest_draw', 'mail', 'rate_limit'] as const)
      await database().deleteFrom(table).execute()
    for (const [name, locale] of [
      ['Ana', 'en'],
      ['Bo', 'es'],
      ['Eva', 'en'],
    ] as const)
      await database()
        .insertInto('contest_entry')
        .values({
          property_id: 1,
          entry_id: contest,
          contest_slug: 'win-a-boat',
          email: `${name.toLowerCase()}@post.test`,
          fields: encodeFields(contestFields, { first_name: name, last_name: 'Núñez' }),
          locale,
          created_at: friday,
        })
        .execute()
  })

  const to = (path: string) => `/api/v1/contests/${contest}/${path}`
  const read = async () => contestSchema.parse(await (await ada.send('POST', to('search'), {})).json())
  const told = async () => (await read()).draw?.drawn.map((drawn) => drawn.told?.state ?? null)
  const draw = async (winners: number, reserves = 0) => {
    await read()
    expect((await ada.send('POST', to('draw'), { winners, reserves })).status).toBe(201)
    return (await read()).draw?.drawn.map(({ ticket }) => ticket) ?? []
  }
  const texts = { en: english, es: spanish }
  const write = (tickets: readonly number[], more: object = {}, key = `key-of-the-winners-${++sent}`) =>
    ada.send(
      'POST',
      to('mails'),
      { tickets, until: '2026-12-03', texts, ...more },
      { 'Idempotency-Key': key },
    )
  const undo = (tickets: readonly number[]) => ada.send('POST', to('mails/undo'), { tickets })
  const setMail = (values: object) => database().updateTable('mail').set(values).execute()

  it('are in the language of each entry, with its name, the contest, the prize and the day', async () => {
    const tickets = await draw(3)
    expect((await write(tickets)).status).toBe(201)
    const mails = await listMail(platform)
    const of = (name: string) => mails.find(({ recipient }) => recipient === `${name}@post.test`)
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('contest-winner'))
    expect(of('ana')?.subject).toBe('You have won: Win a boat')
    expect(of('ana')?.text).toContain('Hello Ana,\n\nWin a boat: a boat. Come by December 3, 2026.')
    expect(of('bo')?.subject).toBe('Ganaste: Gana una lancha')
    expect(of('bo')?.text).toContain('Hola, Bo: una lancha. Ven antes del 3 de diciembre de 2026.')
    expect((await read()).draw?.drawn[0]?.told).toEqual({
      at: monday.toISOString(),
      by: 'Ada',
      state: 'waiting',
    })
  })

  it('are previewed, one of each language, and nothing is sent', async () => {
    const tickets = await draw(3)
    const response = await ada.send('POST', to('mails/preview'), { tickets, until: '2026-12-03', texts })
    const { mails } = winnerMailPreviewSchema.parse(await response.json())
    expect(mails.map(({ locale }) => locale).toSorted()).toEqual(['en', 'es'])
    const preview = mails.find(({ locale }) => locale === 'es')
    expect(await listMail(platform)).toEqual([])
    expect(await told()).toEqual([null, null, null])
    await write(tickets)
    expect(await listMail(platform)).toContainEqual(
      expect.objectContaining({ subject: preview?.subject, text: preview?.text }),
    )
  })

  it('are sent once, also when the request is repeated or comes twice', async () => {
    const tickets = await draw(2)
    const statuses = async (...requests: readonly Promise<Response>[]) =>
      (await Promise.all(requests)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(await statuses(write(tickets, {}, 'the-same-key'), write(tickets, {}, 'the-same-key'))).toEqual([
      201, 201,
    ])
    expect(await listMail(platform)).toHaveLength(2)
    expect((await write(tickets)).status).toBe(409)
    await database().deleteFrom('contest_mail').execute()
    await database().deleteFrom('mail').execute()
    expect(await statuses(write(tickets), write(tickets))).toEqual([201, 409])
    expect(await listMail(platform)).toHaveLength(2)
  })

  it('wait two minutes, in which they are taken back without a trace', async () => {
    const tickets = await draw(2)
    await write(tickets)
    const rows = await database().selectFrom('mail').select('next_attempt_at as at').execute()
    expect(rows.map(({ at }) => at.getTime() - monday.getTime())).toEqual([2 * minute, 2 * minute])
    expect((await undo(tickets)).status).toBe(200)
    expect(await listMail(platform)).toEqual([])
    expect(await told()).toEqual([null, null])
    expect((await undo(tickets)).status).toBe(409)
    expect((await write(tickets)).status).toBe(201)
  })

  it('are taken back all or none', async () => {
    const tickets = await draw(2)
    await write(tickets)
    const [first] = await database().selectFrom('mail').select('id').execute()
    await database()
      .updateTable('mail')
      .set({ attempts: 1 })
      .where('id', '=', first?.id ?? '')
      .execute()
    expect((await undo(tickets)).status).toBe(409)
    expect(await listMail(platform)).toHaveLength(2)
    expect(await told()).toEqual(['waiting', 'waiting'])
  })

  it('say what became of them, and are written again where they were given up', async () => {
    const tickets = await draw(1)
    await write(tickets)
    await setMail({ attempts: 9, failed_at: monday })
    expect(await told()).toEqual(['failed'])
    expect((await write(tickets)).status).toBe(201)
    expect(await told()).toEqual(['waiting'])
    await setMail({ failed_at: null, sent_at: monday })
    expect(await told()).toEqual(['sent'])
    expect((await write(tickets)).status).toBe(409)
    // A sent mail is removed after a month.
    await setMail({ sent_at: daysBefore(31) })
    await cleanUp(database(), monday)
    expect(await listMail(platform)).toEqual([])
    expect(await told()).toEqual(['sent'])
  })

  it('still say that they did not arrive when the mail that was given up is removed', async () => {
    const tickets = await draw(1)
    await write(tickets)
    await setMail({ attempts: 9, failed_at: daysBefore(91) })
    await cleanUp(database(), monday)
    expect(await listMail(platform)).toEqual([])
    expect(await told()).toEqual(['failed'])
    expect((await write(tickets)).status).toBe(201)
    expect(await told()).toEqual(['waiting'])
  })

  it('can be answered only where the mall has an address', async () => {
    expect((await read()).hasAnswers).toBe(false)
    const property = `${sampleFiles['property.yaml']}email: hello@littleharbour.example\n`
    const folder = await writeContentFolder({ 'contests/win-a-boat.yaml': boat, 'property.yaml': property })
    await importContent(database(), folder.path, friday).finally(folder.remove)
    expect((await read()).hasAnswers).toBe(true)
  })

  it('go to a reserve who moves up, and to nobody else', async () => {
    const [winner = 0, reserve = 0] = await draw(1, 1)
    expect((await write([reserve])).status).toBe(409)
    await write([winner])
    await ada.send('PATCH', to('draw'), { ticket: winner, because: 'No answer' })
    expect((await write([winner])).status).toBe(409)
    expect((await write([reserve])).status).toBe(201)
    expect(await told()).toEqual(['waiting', 'waiting'])
    expect((await write([reserve + 99])).status).toBe(409)
  })

  it('need a draw, a text in each language, a day to come and known names', async () => {
    expect((await write([1])).status).toBe(409)
    const tickets = await draw(3)
    const wrong = [
      { texts: { en: english } },
      { until: '2026-11-22' },
      { texts: { en: { ...english, text: 'Hello {nmae}' }, es: spanish } },
      { texts: { en: { ...english, prize: ' ' }, es: spanish } },
      { tickets: [] },
    ]
    for (const more of wrong) expect([more, (await write(tickets, more)).status]).toEqual([more, 400])
    expect((await write(tickets, { until: '2026-11-23' })).status).toBe(201)
  })

  it('go with the entry of the winner, and are in what a person is told', async () => {
    const tickets = await draw(3)
    await write(tickets)
    const export_ = await (await ada.send('POST', '/api/v1/person/export', { email: 'ana@post.test' })).text()
    expect(JSON.parse(export_)).toMatchObject({
      contest_entries: [{ mails: ['Hello Ana,\n\nWin a boat: a boat. Come by December 3, 2026.'] }],
    })
    await ada.send('POST', '/api/v1/person/erasure', { email: 'ana@post.test' })
    expect(await database().selectFrom('contest_mail').select('text').execute()).toHaveLength(2)
    expect(await listMail(platform)).toHaveLength(2)
  })

  it('are noted in the audit, without a text', async () => {
    const tickets = await draw(1)
    await write(tickets)
    await undo(tickets)
    const rows = await database()
      .selectFrom('audit')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(rows).toEqual([
      { action: 'contest.take-back', details: { tickets } },
      { action: 'contest.write', details: { tickets } },
    ])
  })

  it('belong to one mall', async () => {
    const tickets = await draw(1)
    await write(tickets)
    await database().insertInto('property').values({ id: 2 }).execute()
    const eve = await studio.logIn('Eve', 'admin', 2)
    expect((await eve.send('POST', to('mails/undo'), { tickets })).status).toBe(404)
    expect(await told()).toEqual(['waiting'])
  })
})

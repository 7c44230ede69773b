import { endpoints } from '@promenade/contract/account-api/endpoints'
import { contestFields, maxPhotoBytes } from '@promenade/domain/forms/forms'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeFields } from '../../database/form-fields.ts'
import { dataOf } from '../../testing/data-of.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { listMail } from '../../testing/waiting-mail.ts'

const entry = {
  locale: 'es',
  site_origin: 'https://mall.test',
  visitor_key: 'visitor-of-the-tests',
  contest: 'win-a-boat',
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@example.test',
  phone: '902-555-0101',
  of_age: true,
  eligible: true,
  answer: '  Doce.\r\nO trece. ',
  rules: true,
}

const common = `picture: { path: scenes/gulls.svg, alt: { en: Gulls } }
description: <p>Take part.</p>
rules: { en: <p>Be kind.</p> }
photo: false`

const consent = { wording: 'Yes', page: '/es/contests/win-a-boat', given_at: '2026-11-20T15:00:00.000Z' }

describe('contest_entry', () => {
  const platform = usePlatform({
    'contests/win-a-boat.yaml': `
name: { en: Win a boat, es: Gana una lancha }
${common}
start: friday
end: friday+2d
minimum_age: 19
eligibility: { en: I live in Nova Scotia., es: Vivo en Nueva Escocia. }
question: { en: How many gulls?, es: ¿Cuántas gaviotas? }
`,
    'contests/soon.yaml': `
name: Soon
${common}
start: friday+1d
end: friday+2d
`,
    'contests/draft.yaml': `
name: Draft
${common}
start: friday
end: friday+9d
`,
    'contests/announced-later.yaml': `
name: Later
${common}
start: friday
end: friday+9d
`,
  })
  let keys = 0

  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['contest_entry', 'newsletter_subscription', 'mail', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  it('stores an entry with the agreed texts, and sends a receipt', async () => {
    expect(endpoints.contest_entry.response.parse(await dataOf(await enter()))).toEqual({ status: 'entered' })
    expect(await entries()).toMatchObject([
      {
        contest_slug: 'win-a-boat',
        email: 'ana@example.test',
        confirmed_age: 19,
        confirmed_eligibility: 'Vivo en Nueva Escocia.',
        answer: 'Doce.\nO trece.',
        photo: null,
        created_at: friday,
      },
    ])
    const [mail, ...others] = await listMail(platform)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'contest-entry',
      recipient: 'ana@example.test',
      subject: 'Tu participación: Gana una lancha',
    })
    expect(mail?.text).toContain('- Tienes 19 años o más.\n- Vivo en Nueva Escocia.\n')
    expect(mail?.text).toContain('https://mall.test/es/contests/win-a-boat')
    // Contains no text of the entrant, because the address may belong to somebody else.
    expect(mail?.text).not.toMatch(/Ana|Núñez|Doce/)
  })

  it('stores one entry per address, in any case, also of simultaneous entries', async () => {
    const responses = await Promise.all(
      ['ana@example.test', 'ANA@example.test', 'Ana@Example.Test'].map((email) => enter({ email })),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await entries()).toHaveLength(1)
    expect((await enter({ contest: 'name-the-gull' })).status).toBe(200)
  })

  it('responds to a second entry like to the first, and tells only the owner of the address', async () => {
    const [first, second] = [await enter(), await enter({ first_name: 'Bo', answer: 'Trece.' })]
    expect(second.status).toBe(first.status)
    expect(await second.text()).toBe(await first.text())
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()])
    expect(await entries()).toMatchObject([{ first_name: 'Ana', answer: 'Doce.\nO trece.' }])
    const mails = await listMail(platform)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.test', 'ana@example.test'])
    expect(mails[0]?.text).not.toContain('Ya estabas participando')
    expect(mails[1]?.text).toContain('cuenta la primera participación')
    expect(mails[1]?.text).not.toMatch(/Bo|Trece/)
  })

  it('is open to the end of its last day in the time zone of the mall', async () => {
    await expectRefusal(await enter({}, new Date('2026-11-23T04:00:00.000Z')), 410, 'over')
    expect((await enter({}, new Date('2026-11-23T03:59:59.000Z'))).status).toBe(200)
  })

  it.each([
    ['nothing', 404, 'unknown'],
    ['soon', 409, 'not-open'],
  ])('refuses an entry to the contest "%s"', async (contest, status, reason) => {
    await expectRefusal(await enter({ contest }), status, reason)
    expect(await listMail(platform)).toEqual([])
  })

  it('requires the fields of the contest', async () => {
    const { errors } = await expectRefusal(
      await enter({ of_age: false, eligible: false, answer: undefined, first_name: ' ' }),
      422,
    )
    expect(errors?.map(({ field }) => field)).toEqual(['first_name', 'answer', 'of_age', 'eligible'])
    expect((await enter({ contest: 'name-the-gull', of_age: false, eligible: false })).status).toBe(200)
    expect(await entries()).toMatchObject([
      { confirmed_age: null, confirmed_eligibility: null, answer: null },
    ])
  })

  it('accepts a JPEG photo if the contest asks for one', async () => {
    const jpeg = Buffer.from('ffd8ffe000104a46494600ffd9', 'hex')
    const contest = 'name-the-gull'
    expect((await enter({ contest, photo: jpeg.toString('base64') })).status).toBe(200)
    expect(await entries()).toMatchObject([{ photo: jpeg }])
    const large = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(maxPhotoBytes), jpeg.subarray(-2)])
    for (const [photo, to, problem] of [
      [Buffer.from('<svg/>'), contest, 'notAPhoto'],
      [jpeg.subarray(0, 8), contest, 'notAPhoto'],
      [large, contest, 'tooLarge'],
      [jpeg, 'win-a-boat', 'notAskedFor'],
    ] as const) {
      const sent = { contest: to, email: 'b@example.test', photo: photo.toString('base64') }
      const { errors } = await expectRefusal(await enter(sent), 422)
      expect(errors).toMatchObject([{ field: 'photo', problem }])
    }
    expect(await entries()).toHaveLength(1)
  })

  it('requests the newsletter in the same call', async () => {
    await enter({ newsletter: consent })
    const { database } = platform.database()
    const [subscription] = await database.selectFrom('newsletter_subscription').selectAll().execute()
    expect(subscription).toMatchObject({
      status: 'pending',
      fields: { first_name: 'Ana' },
      consent_wording: 'Yes',
    })
    expect((await listMail(platform)).map(({ kind }) => kind)).toEqual([
      'contest-entry',
      'newsletter-confirm',
    ])
    // A second entry is not stored, but its consent is.
    await database.deleteFrom('newsletter_subscription').execute()
    expect((await enter({ newsletter: consent })).status).toBe(200)
    expect(await database.selectFrom('newsletter_subscription').selectAll().execute()).toHaveLength(1)
  })

  it('stays after the contest is removed, and still counts when it returns', async () => {
    await enter()
    await platform.import({ 'contests/win-a-boat.yaml': undefined })
    expect(await entries()).toMatchObject([{ entry_id: expect.any(Number), contest_slug: 'win-a-boat' }])
    await platform.import({})
    expect((await enter()).status).toBe(200)
    expect(await entries()).toHaveLength(1)
  })

  function enter(change: Readonly<Record<string, unknown>> = {}, now = friday) {
    keys += 1
    return platform.call(
      'contest_entry',
      { idempotency_key: `key-of-the-entry-${keys}`, ...entry, ...change },
      { now },
    )
  }

  async function entries() {
    const rows = await platform.database().database.selectFrom('contest_entry').selectAll().execute()
    return rows.map((row) => ({ ...row, ...decodeFields(contestFields, row) }))
  }
})

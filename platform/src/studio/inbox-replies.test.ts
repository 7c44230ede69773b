import { inboxSchema, newReplyResultSchema } from '@promenade/contract/studio-api/inbox'
import { contactForm } from '@promenade/domain/forms/forms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../clean-up.ts'
import { encodeFields } from '../database/form-fields.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'
import { listMail } from '../testing/waiting-mail.ts'

const minute = 60_000

const daysBefore = (days: number) => new Date(friday.getTime() - days * 86_400_000)

describe('replies to messages', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let message = 0
  let sent = 0

  beforeAll(async () => {
    ada = await studio.logIn('Ada', 'editor')
  })
  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['contact_message', 'mail'] as const) await database.deleteFrom(table).execute()
    const written = { name: 'Ana', subject: 'Un guante', message: '¿Está el guante <azul>?' }
    const { id } = await database
      .insertInto('contact_message')
      .values({
        property_id: 1,
        email: 'ana@example.test',
        fields: encodeFields(contactForm, written),
        page: '/contact-us',
        locale: 'es',
        created_at: friday,
        read_at: null,
        done_at: null,
        done_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    message = id
  })

  const send = (text: string, id = message, key = `key-of-reply-${++sent}`) =>
    ada.send('POST', `/api/v1/inbox/${id}/replies`, { text }, { 'Idempotency-Key': key })
  const reply = async (text: string) => newReplyResultSchema.parse(await (await send(text)).json()).reply
  const read = async () => inboxSchema.parse(await (await ada.get('/api/v1/inbox')).json()).messages[0]
  const setMail = (values: object) => platform.database().database.updateTable('mail').set(values).execute()

  it('go out by mail in the language of the message, above what was written, and mark it as done', async () => {
    await reply('Sí, está aquí.\n\nTe esperamos.')
    const [mail, ...others] = await listMail(platform)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'contact-reply',
      recipient: 'ana@example.test',
      subject: 'Re: Un guante',
    })
    const { text = '' } = mail ?? {}
    expect(text.indexOf('Te esperamos.')).toBeLessThan(
      text.indexOf('El 20 de noviembre de 2026 nos escribiste:'),
    )
    expect(text).toContain('¿Está el guante <azul>?')
    expect(await read()).toMatchObject({
      doneBy: 'Ada',
      replies: [{ text: 'Sí, está aquí.\n\nTe esperamos.', by: 'Ada', state: 'waiting' }],
    })
  })

  it('wait two minutes, in which they are taken back without a trace', async () => {
    const { id } = await reply('No.')
    const { next_attempt_at: at } = await platform
      .database()
      .database.selectFrom('mail')
      .select('next_attempt_at')
      .executeTakeFirstOrThrow()
    expect(at.getTime() - friday.getTime()).toBe(2 * minute)
    expect((await ada.send('DELETE', `/api/v1/inbox/${message}/replies/${id}`, {})).status).toBe(200)
    expect(await listMail(platform)).toEqual([])
    expect(await read()).toMatchObject({ doneAt: null, doneBy: null, replies: [] })
  })

  it('are not taken back once the mail is on its way, and say what became of it', async () => {
    const { id } = await reply('Sí.')
    await setMail({ attempts: 1 })
    expect((await ada.send('DELETE', `/api/v1/inbox/${message}/replies/${id}`, {})).status).toBe(409)
    await setMail({ sent_at: friday })
    expect((await read())?.replies[0]?.state).toBe('sent')
    await setMail({ sent_at: null, failed_at: friday })
    expect((await read())?.replies[0]?.state).toBe('failed')
    // A sent mail is removed after a month; the reply stays with its message.
    await setMail({ sent_at: daysBefore(31), failed_at: null })
    await cleanUp(platform.database().database, friday)
    expect((await read())?.replies[0]?.state).toBe('sent')
  })

  it('still say that they did not arrive when the mail that was given up is removed', async () => {
    await reply('Sí.')
    await setMail({ attempts: 9, failed_at: daysBefore(91) })
    await cleanUp(platform.database().database, friday)
    expect(await listMail(platform)).toEqual([])
    expect((await read())?.replies[0]?.state).toBe('failed')
  })

  it('are sent once, also when the request is repeated', async () => {
    const [first, second] = [
      await send('Sí.', message, 'the-same-key'),
      await send('Sí.', message, 'the-same-key'),
    ]
    expect(await second.json()).toEqual(await first.json())
    expect(await listMail(platform)).toHaveLength(1)
  })

  it('need a text and a message of this mall', async () => {
    expect((await send(' \n ')).status).toBe(400)
    expect((await send('x'.repeat(10_001))).status).toBe(400)
    expect((await send('Sí.', message + 1)).status).toBe(404)
    await platform.database().database.insertInto('property').values({ id: 2 }).execute()
    const eve = await studio.logIn('Eve', 'admin', 2)
    const key = { 'Idempotency-Key': 'key-of-another-mall' }
    expect((await eve.send('POST', `/api/v1/inbox/${message}/replies`, { text: 'No.' }, key)).status).toBe(
      404,
    )
    const { id } = await reply('Sí.')
    expect((await eve.send('DELETE', `/api/v1/inbox/${message}/replies/${id}`, {})).status).toBe(409)
    expect((await read())?.replies).toHaveLength(1)
  })
})

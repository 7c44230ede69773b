import { endpoints } from '@promenade/contract/account-api/endpoints'
import { contactForm } from '@promenade/domain/forms/forms'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeFields } from '../../database/form-fields.ts'
import { dataOf } from '../../testing/data-of.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { listMail } from '../../testing/waiting-mail.ts'

const message = {
  idempotency_key: 'key-of-a-first-message',
  locale: 'es',
  site_origin: 'https://mall.test',
  visitor_key: 'visitor-of-the-tests',
  name: '  José-Luis   O’Neil ',
  email: 'jose@Example.test',
  phone: '+52 (55) 5555 0100',
  subject: '¿Abren <b>mañana</b>?',
  message: 'Hola:\r\n\r\n¿Abren el 24? "Gracias" & <saludos>',
  page: '/es/contact-us',
}

describe('contact_message', () => {
  const platform = usePlatform()

  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['contact_message', 'mail', 'submission', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  it('stores a message and mails it to the staff once', async () => {
    for (const sent of [message, message]) {
      const response = await platform.call('contact_message', sent)
      expect(response.status).toBe(200)
      expect(endpoints.contact_message.response.parse(await dataOf(response))).toEqual({ status: 'received' })
    }
    const { database } = platform.database()
    const rows = await database.selectFrom('contact_message').selectAll().execute()
    expect(rows.map((row) => ({ ...row, ...decodeFields(contactForm, row) }))).toMatchObject([
      {
        name: 'José-Luis O’Neil',
        email: 'jose@example.test',
        phone: '+52 (55) 5555 0100',
        subject: '¿Abren <b>mañana</b>?',
        message: 'Hola:\n\n¿Abren el 24? "Gracias" & <saludos>',
        page: '/es/contact-us',
        locale: 'es',
        created_at: friday,
      },
    ])
    const [mail, ...others] = await listMail(platform)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'contact-message',
      recipient: null,
      subject: 'Message from José-Luis O’Neil: ¿Abren <b>mañana</b>?',
      replyTo: { name: 'José-Luis O’Neil', address: 'jose@example.test' },
    })
    expect(mail?.text).toContain('> Hola:\n> \n> ¿Abren el 24? "Gracias" & <saludos>\n')
    expect(mail?.text).toContain('Language: Español\nPage: /es/contact-us\nTime: Friday, November 20, 2026')
    expect(mail?.html).toContain('Hola:<br><br>¿Abren el 24? &quot;Gracias&quot; &amp; &lt;saludos&gt;')
    expect(mail?.html).not.toMatch(/<b>|<saludos>/)
  })

  it('requires neither phone nor subject', async () => {
    const { phone: _, subject: __, ...short } = message
    expect((await platform.call('contact_message', short)).status).toBe(200)
    expect(await listMail(platform)).toMatchObject([{ subject: 'Message from José-Luis O’Neil' }])
  })

  it('reports invalid fields and stores nothing', async () => {
    const faulty = { ...message, name: 'www.spam.example', email: 'jose', phone: '12', message: ' ' }
    const { errors } = await expectRefusal(await platform.call('contact_message', faulty), 422)
    expect(errors).toEqual([
      { field: 'name', problem: 'notAName' },
      { field: 'email', problem: 'notAnAddress' },
      { field: 'phone', problem: 'notAPhone' },
      { field: 'message', problem: 'missing' },
    ])
    expect(await listMail(platform)).toEqual([])
  })
})

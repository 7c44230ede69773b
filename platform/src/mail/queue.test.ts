import { afterEach, describe, expect, it } from 'vitest'
import { createTestOutbox } from '../testing/outbox.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { DeliveryError } from './delivery-error.ts'
import { messageOf } from './message.ts'
import { extendReservation, markFailed, markSent, takeDueMails } from './queue.ts'

describe('the outbox as a queue', () => {
  const platform = usePlatform()
  const outbox = createTestOutbox(platform)
  const take = (max: number) => takeDueMails(platform.database().database, outbox.now, { max, except: [] })

  afterEach(() => outbox.end())

  it('gives each mail to one worker, also to simultaneous ones', async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `v${index}@example.test`)
    await Promise.all(recipients.map((recipient) => outbox.enqueue({ recipient })))
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(4)))
    const ids = taken.flat().map(({ id }) => id)
    expect([new Set(ids).size, ids.length]).toEqual([20, 20])
  })

  it('leaves a mail to the worker that extends its reservation', async () => {
    const { database } = platform.database()
    await outbox.enqueue()
    const [mail] = await take(1)
    if (mail === undefined) throw new Error('nothing was taken')
    outbox.pass(50_000)
    await extendReservation(database, mail, outbox.now)
    outbox.pass(59_999)
    expect(await take(1)).toEqual([])
    outbox.pass(1)
    expect(await takeDueMails(database, outbox.now, { max: 1, except: [mail.id] })).toEqual([])
    expect(await take(1)).toMatchObject([{ id: mail.id }])
  })

  it('retries after wrong settings, but not after a wrong address of a visitor', async () => {
    await outbox.enqueue()
    const [mail] = await take(1)
    if (mail === undefined) throw new Error('nothing was taken')
    const isFinal = (recipient: string, from: string) => {
      try {
        messageOf({ ...mail, recipient }, { from: { name: '', address: from }, staff: undefined })
        return undefined
      } catch (error) {
        return error instanceof DeliveryError && error.isFinal
      }
    }
    expect(isFinal('ana@mall.test', 'mall@mall.test')).toBeUndefined()
    expect(isFinal('ana@mall.test', 'no-reply@localhost')).toBe(false)
    expect(isFinal('ana', 'mall@mall.test')).toBe(true)
  })

  it('ignores a worker whose mail was taken over, except that it was sent', async () => {
    const { database } = platform.database()
    await outbox.enqueue()
    const [slow] = await take(1)
    outbox.pass(60_000)
    const [quick] = await take(1)
    if (slow === undefined || quick === undefined) throw new Error('nothing was taken')
    const failure = { now: outbox.now, pauseMs: 1, error: 'too late', isFinal: true }
    await markFailed(database, slow, failure)
    expect(await outbox.rows()).toMatchObject([{ attempts: 2, last_error: null, failed_at: null }])
    await markSent(database, slow, outbox.now)
    await markFailed(database, quick, failure)
    expect(await outbox.rows()).toMatchObject([{ sent_at: outbox.now, failed_at: null }])
  })

  it('puts no line end into a header', async () => {
    const hostile = 'Eve\r\nBcc: victim@example.test\u0085\u2028'
    const content = { subject: hostile, text: '', html: '', replyTo: { name: hostile, address: 'e@x.test' } }
    await outbox.enqueue({ content })
    const [mail] = await take(1)
    if (mail === undefined) throw new Error('nothing was taken')
    const { fields } = messageOf(mail, { from: { name: hostile, address: 'a@x.test' }, staff: undefined })
    const oneLine = 'Eve Bcc: victim@example.test'
    expect([fields.subject, fields.from.name, fields.replyTo?.name]).toEqual([oneLine, oneLine, oneLine])
  })
})

import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openRestartableMall } from './restartable-mall.ts'
import { isAccepted, readStamp, sendForm } from './form-visitor.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { openMailbox } from './mailbox.ts'

it('sends each mail once after the mail server was down', sendWithoutMailServer)

const submissions = 100

/** Visitors send messages while the mail server is down; then it comes back. */
async function sendWithoutMailServer(): Promise<void> {
  const mailbox = await openMailbox()
  await mailbox.goAway()
  const mall = await openRestartableMall({
    environment: { SMTP_URL: mailbox.url, MAIL_FIRST_PAUSE_SECONDS: '5' },
  })
  try {
    const stamp = await readStamp(mall.siteUrl, '/contact-us')
    let accepted = 0
    await inParallel(Array.from({ length: submissions }), 6, async (_, number) => {
      const fields = {
        stamp,
        name: 'José-Luis Núñez',
        email: `visitor-${number}@example.com`,
        subject: `Drill ${number + 1} without mail`,
        message: 'Is anybody there?',
      }
      const sent = await sendForm({
        siteUrl: mall.siteUrl,
        path: '/contact-us',
        fields,
        from: `198.51.100.${number}`,
      })
      if (isAccepted(sent)) accepted += 1
    })
    // Long enough for a failed attempt to send each mail.
    await delay(3_000)
    await mailbox.comeBack()
    await mailbox.until((mails) => mails.length >= submissions)
    expect(accepted).toBe(submissions)
    expect(mailbox.received()).toHaveLength(submissions)
    expect(mailbox.distinct()).toHaveLength(submissions)
  } finally {
    await mall.close()
    await mailbox.close()
  }
}

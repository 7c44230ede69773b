import { setTimeout as delay } from 'node:timers/promises'
import { openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { isTaken, readStamp, sendForm } from './form-visitor.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { openMailbox } from './mailbox.ts'

testFindings('sends each mail once after the mail server was down', async () => [await drillMailDown()])

const submissions = 100

/** No mail server while visitors write; then it is there. */
async function drillMailDown(): Promise<Finding> {
  const mailbox = await openMailbox()
  await mailbox.goAway()
  const mall = await openDrillMall({
    environment: { SMTP_URL: mailbox.url, MAIL_FIRST_PAUSE_SECONDS: '5' },
  })
  try {
    const stamp = await readStamp(mall.siteUrl, '/contact-us')
    let taken = 0
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
      if (isTaken(sent)) taken += 1
    })
    // Long enough for each mail to be tried in vain.
    await delay(3_000)
    const before = mailbox.received().length
    await mailbox.comeBack()
    await mailbox.until((mails) => mails.length >= submissions)
    return {
      what: `mail server gone during ${submissions} messages, then back`,
      must: 'all taken, each mailed once when it is back',
      seen: `${taken} taken, ${before} mailed before, ${mailbox.received().length} mailed after, ${mailbox.distinct().length} different`,
      isMet:
        taken === submissions &&
        mailbox.received().length === submissions &&
        mailbox.distinct().length === submissions,
    }
  } finally {
    await mall.close()
    await mailbox.close()
  }
}

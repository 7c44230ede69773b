import { setTimeout as delay } from 'node:timers/promises'
import type { TakenMail } from '../../platform/src/testing/smtp-server.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import type { Finding } from './drill.ts'
import { readStamp, sendUntilTaken } from './form-visitor.ts'
import { inTurns } from './in-turns.ts'
import { openMailbox } from './mailbox.ts'

const submissions = 200
const visitorsAtOnce = 6

/** Ends one of the two processes again and again while visitors write to the centre. */
export async function drillKills(which: 'platform' | 'site'): Promise<Finding> {
  const mailbox = await openMailbox()
  const mall = await openDrillMall({ environment: { SMTP_URL: mailbox.url } })
  try {
    const tally = await writeWhileKilling(mall, which)
    await mailbox.until(submissions)
    const stored = await mall.look((database) =>
      database.selectFrom('contact_message').select('subject').execute(),
    )
    const storedOnce = countOnce(stored.map(({ subject }) => subject))
    const mails = mailbox.distinct()
    const mailedOnce = countOnce(
      mails.map((mail) => tally.subjects.find((subject) => isAbout(mail, subject))),
    )
    return {
      fault: `kill -9 of the ${which}, ${tally.kills} times during ${submissions} messages`,
      must: 'each taken message stored once, mailed once',
      seen: [
        `${tally.taken} taken (${tally.tries} tries)`,
        `${storedOnce} of ${stored.length} stored once`,
        `${mailedOnce} of ${mails.length} mailed once`,
        `${mailbox.received().length - mails.length} delivered again under their first id`,
      ].join(', '),
      isMet: [tally.taken, storedOnce, stored.length, mailedOnce, mails.length].every(
        (count) => count === submissions,
      ),
    }
  } finally {
    await mall.close()
    await mailbox.close()
  }
}

async function writeWhileKilling(mall: DrillMall, which: 'platform' | 'site') {
  const stamp = await readStamp(mall.siteUrl, '/contact-us')
  const subjects = Array.from({ length: submissions }, (_, number) => `Drill ${number + 1} of the ${which}.`)
  let [tries, kills] = [0, 0]
  const done = new AbortController()
  const killing = killUntil(done.signal, async () => {
    await mall.killAndRestart(which)
    kills += 1
  })
  await inTurns(subjects, visitorsAtOnce, async (subject, number) => {
    const own = await sendUntilTaken(messageOf(mall, stamp, subject, number), () => delay(250))
    tries += own
    await delay(200)
  }).finally(() => done.abort())
  await killing
  return { taken: subjects.length, tries, kills, subjects }
}

/** At moments that nobody can plan for. */
async function killUntil(done: AbortSignal, kill: () => Promise<void>): Promise<void> {
  while (!done.aborted) {
    await kill()
    await delay(300 + Math.random() * 1_200)
  }
}

function messageOf({ siteUrl }: DrillMall, stamp: string, subject: string, number: number) {
  const fields = {
    stamp,
    name: "Ann O'Neil",
    email: `visitor-${number}@example.com`,
    subject,
    message: `This is message ${number}.`,
  }
  return { siteUrl, path: '/contact-us', fields, from: `203.0.113.${number % 250}` }
}

/** Each subject begins with its number and ends with a full stop: none is part of another. */
function isAbout({ text = '' }: TakenMail, subject: string): boolean {
  return text.includes(subject)
}

/** How many different ones there are that came exactly once. */
function countOnce(subjects: readonly (string | null | undefined)[]): number {
  const counts = Map.groupBy(subjects, (subject) => subject)
  return [...counts.values()].filter((same) => same.length === 1).length
}

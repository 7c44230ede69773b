import { setTimeout as delay } from 'node:timers/promises'
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
    await mailbox.until(submissions, tally.subjects)
    const stored = await mall.look((database) =>
      database.selectFrom('contact_message').select('subject').execute(),
    )
    const storedOnce = countOnce(stored.map(({ subject }) => subject))
    const mailedOnce = countOnce([...mailbox.subjectsById().values()])
    return {
      fault: `kill -9 of the ${which}, ${tally.kills} times during ${submissions} messages`,
      must: 'each taken message stored once, mailed once',
      seen: [
        `${tally.taken} taken (${tally.tries} tries)`,
        `${storedOnce} of ${stored.length} stored once`,
        `${mailedOnce} of ${mailbox.subjectsById().size} mailed once`,
        `${mailbox.repeated()} delivered again under their first id`,
      ].join(', '),
      isMet: [tally.taken, storedOnce, stored.length, mailedOnce, mailbox.subjectsById().size].every(
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
  const subjects = Array.from({ length: submissions }, (_, number) => `Drill ${number + 1} of the ${which}`)
  let [taken, tries, kills] = [0, 0, 0]
  const writing = inTurns(subjects, visitorsAtOnce, async (subject, number) => {
    tries += await sendUntilTaken(messageOf(mall, stamp, subject, number), () => delay(250))
    taken += 1
    await delay(200)
  })
  const killing = (async () => {
    while (taken < submissions) {
      await delay(300 + Math.random() * 1_200)
      if (taken >= submissions) return
      await mall.killAndRestart(which)
      kills += 1
    }
  })()
  await Promise.all([writing, killing])
  return { taken, tries, kills, subjects }
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

/** How many different ones there are that came exactly once. */
function countOnce(subjects: readonly (string | null | undefined)[]): number {
  const counts = Map.groupBy(subjects, (subject) => subject)
  return [...counts.values()].filter((same) => same.length === 1).length
}

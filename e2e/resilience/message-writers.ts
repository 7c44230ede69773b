import { setTimeout as delay } from 'node:timers/promises'
import type { TakenMail } from '../../platform/src/testing/smtp-server.ts'
import type { Finding } from '../support/findings.ts'
import type { VisitedMall } from './drill-mall.ts'
import { readStamp, sendUntilTaken } from './form-visitor.ts'
import type { Mailbox } from './mailbox.ts'

/** What the site took. */
export interface Written {
  readonly subjects: readonly string[]
  /** How often Send was pressed for it. */
  readonly tries: number
}

const writersAtOnce = 4

/** Visitors who write to the centre, each message sent again until the site has it, until it is over. */
export async function writeMessages(mall: VisitedMall, isOver: () => boolean): Promise<Written> {
  const stamp = await readStamp(mall.siteUrl, '/contact-us')
  const subjects: string[] = []
  let [number, tries] = [0, 0]
  await Promise.all(
    Array.from({ length: writersAtOnce }, async () => {
      while (!isOver()) {
        number += 1
        const subject = `Drill ${number} of many.`
        const own = await sendUntilTaken(messageOf(mall, stamp, subject, number), () => delay(250))
        tries += own
        subjects.push(subject)
        await delay(200)
      }
    }),
  )
  return { subjects, tries }
}

function messageOf(
  { siteUrl }: Pick<VisitedMall, 'siteUrl'>,
  stamp: string,
  subject: string,
  number: number,
) {
  const fields = {
    stamp,
    name: "Ann O'Neil",
    email: `visitor-${number}@example.com`,
    subject,
    message: `This is message ${number}.`,
  }
  return { siteUrl, path: '/contact-us', fields, from: `198.19.${number >> 8}.${number & 255}` }
}

interface Checked {
  readonly mall: VisitedMall
  readonly mailbox: Mailbox
  readonly written: Written
}

/** Whether each message that was taken is there, and nothing twice, once their mail had time to arrive. */
export async function checkMessages(what: string, { mall, mailbox, written }: Checked): Promise<Finding> {
  const messages = await countMessages(mall, mailbox, written)
  const { taken, stored, storedOnce, mailed, mailedOnce } = messages
  return {
    what,
    must: 'each taken message stored once, mailed once',
    seen: describeMessages(messages, written),
    isMet: taken > 0 && [stored, storedOnce, mailed, mailedOnce].every((count) => count === taken),
  }
}

async function countMessages(mall: VisitedMall, mailbox: Mailbox, { subjects }: Written) {
  const isAbout = ({ text = '' }: TakenMail) => subjects.find((subject) => text.includes(subject))
  await mailbox.until((mails) => mails.filter(isAbout).length >= subjects.length)
  const rows = await mall.look((database) =>
    database.selectFrom('contact_message').select('subject').execute(),
  )
  const mailed = mailbox.distinct().flatMap((mail) => isAbout(mail) ?? [])
  const received = mailbox.received().flatMap((mail) => isAbout(mail) ?? [])
  return {
    taken: subjects.length,
    stored: rows.length,
    storedOnce: countOnce(rows.map(({ subject }) => subject)),
    mailed: mailed.length,
    mailedOnce: countOnce(mailed),
    deliveredAgain: received.length - mailed.length,
  }
}

function describeMessages(messages: Awaited<ReturnType<typeof countMessages>>, { tries }: Written): string {
  const { taken, stored, storedOnce, mailed, mailedOnce, deliveredAgain } = messages
  return [
    `${taken} messages taken (${tries} tries)`,
    `${storedOnce} of ${stored} stored once`,
    `${mailedOnce} of ${mailed} mailed once`,
    `${deliveredAgain} delivered again under their first id`,
  ].join(', ')
}

/** How many different ones there are that came exactly once. */
function countOnce(subjects: readonly (string | null)[]): number {
  const counts = Map.groupBy(subjects, (subject) => subject)
  return [...counts.values()].filter((same) => same.length === 1).length
}

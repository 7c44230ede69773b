import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { readStamp, sendUntilAccepted } from './form-visitor.ts'
import type { Mailbox } from './mailbox.ts'
import type { VisitedMall } from './restartable-mall.ts'

const writersAtOnce = 4

/** Visitors who send messages until `isOver`, each repeated until the site accepts it. Returns the subjects. */
export async function writeMessages(
  { siteUrl }: VisitedMall,
  isOver: () => boolean,
): Promise<readonly string[]> {
  const stamp = await readStamp(siteUrl, '/contact-us')
  const subjects: string[] = []
  let number = 0
  const write = async () => {
    while (!isOver()) {
      number += 1
      const subject = `Drill ${number} of many.`
      const email = `visitor-${number}@example.com`
      const fields = { stamp, name: "Ann O'Neil", email, subject, message: `This is message ${number}.` }
      const from = `198.19.${number >> 8}.${number & 255}`
      await sendUntilAccepted({ siteUrl, path: '/contact-us', fields, from })
      subjects.push(subject)
      await delay(200)
    }
  }
  await Promise.all(Array.from({ length: writersAtOnce }, write))
  return subjects
}

/** Expects each accepted message to be stored once and mailed once. */
export async function expectMessagesOnce(
  mall: VisitedMall,
  mailbox: Mailbox,
  subjects: readonly string[],
): Promise<void> {
  const mailed = () =>
    mailbox.distinct().flatMap(({ text = '' }) => subjects.find((subject) => text.includes(subject)) ?? [])
  await mailbox.until(() => mailed().length >= subjects.length)
  const rows = await mall.readDatabase((database) =>
    database.selectFrom('contact_message').select('fields').execute(),
  )
  const stored = rows.map(({ fields }) => fields['subject'])
  expect(subjects).not.toEqual([])
  expect.soft(countsOf(stored), 'stored').toEqual(countsOf(subjects))
  expect.soft(countsOf(mailed()), 'mailed').toEqual(countsOf(subjects))
}

function countsOf(texts: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  return new Map([...Map.groupBy(texts, (text) => text)].map(([text, same]) => [text, same.length]))
}

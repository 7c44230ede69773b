import { OperatorError } from '@promenade/process/operator-error'
import { fieldOf } from '@promenade/domain/studio/document'
import { readConfig } from './config.ts'
import { findExamples } from './go-live/find-examples.ts'
import { findGaps } from './go-live/find-gaps.ts'
import { findUnsafeSettings } from './go-live/find-unsafe-settings.ts'
import type { CheckedMall, Finding } from './go-live/finding.ts'
import { readFolder, readPublished, readTemplate } from './go-live/read-mall.ts'
import { chooseMall } from './malls.ts'
import { runCommand, useRunningDatabase } from './run-command.ts'

const usage = 'Usage: node platform/platform.mjs go-live [<content folder> | <id of the mall>]'

/** Lists what a mall lacks before it can be public. Exits with 1 if something blocks the opening. */
await runCommand(async ([given, ...others]) => {
  if (others.length > 0) throw new OperatorError(usage)
  const now = new Date()
  const isFolder = given !== undefined && !/^\d{1,9}$/.test(given)
  const findings = isFolder
    ? await checkMall(await readFolder(given, now), now)
    : await checkDatabase(given, now)
  report(findings)
})

async function checkDatabase(id: string | undefined, now: Date): Promise<readonly Finding[]> {
  const config = readConfig(process.env)
  let findings: readonly Finding[] = []
  await useRunningDatabase(async (database) => {
    const { id: propertyId } = await chooseMall(database, id)
    const mall = await database.transaction().execute((transaction) => readPublished(transaction, propertyId))
    const email = fieldOf(mall.documents.find(({ kind }) => kind === 'property')?.document ?? {}, 'email')
    findings = [
      ...findUnsafeSettings(config, { email: typeof email === 'string' ? email : undefined, id: propertyId }),
      ...(await checkMall(mall, now)),
    ]
  })
  return findings
}

async function checkMall(mall: CheckedMall, now: Date): Promise<readonly Finding[]> {
  return [...findExamples(mall.documents, await readTemplate(now)), ...findGaps(mall)]
}

function report(findings: readonly Finding[]): void {
  const sorted = findings.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking))
  for (const { isBlocking, place, message } of sorted)
    console.log(`${isBlocking ? 'Blocks' : 'Notice'}: ${place} ${message}`)
  const blocking = sorted.filter(({ isBlocking }) => isBlocking).length
  if (blocking > 0) process.exitCode = 1
  const notices = sorted.length - blocking
  console.log(
    `${blocking === 0 ? 'Nothing' : blocking} must be seen to before the opening; ${notices} may be worth a look.`,
  )
}

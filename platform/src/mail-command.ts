import { OperatorError } from '@promenade/process/operator-error'
import { z } from 'zod'
import { requeueMail } from './mail/requeue-mail.ts'
import { listUnsentMail, type UnsentMail } from './mail/unsent-mail.ts'
import { runCommand, useRunningDatabase } from './run-command.ts'

const usage = 'Usage: node platform/platform.mjs mail [--retry <id>|all]'

/** Lists the unsent mail of a running platform, or returns failed mail to the queue. */
await runCommand(async (args) => {
  const [option, which, ...others] = args
  const isRetry = option === '--retry' && which !== undefined && isIdOrAll(which) && others.length === 0
  if (option !== undefined && !isRetry) throw new OperatorError(usage)
  await useRunningDatabase(async (database, place) => {
    if (which === undefined) for (const line of describeAll(await listUnsentMail(database))) console.log(line)
    else console.log(`Mails tried again from now on: ${await requeueMail(database, which, new Date())}.`)
    console.log(`This is ${place}.`)
  })
})

function isIdOrAll(text: string): boolean {
  return text === 'all' || z.uuid().safeParse(text).success
}

function describeAll(mails: readonly UnsentMail[]): readonly string[] {
  const waiting = mails.filter(({ isDead }) => !isDead)
  const dead = mails.filter(({ isDead }) => isDead)
  return [
    `${waiting.length} waiting, ${dead.length} given up.`,
    ...[...waiting, ...dead].map((mail) => describe(mail)),
  ]
}

function describe({ id, kind, recipient, createdAt, attempts, lastError, isDead }: UnsentMail): string {
  const minutes = Math.floor((Date.now() - createdAt.getTime()) / 60_000)
  const age = minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
  const state = isDead ? 'given up' : 'waiting'
  return [id, state, kind, recipient, age, `${attempts} attempts`, lastError ?? 'no error'].join('  ')
}

import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { describeDatabase, readDatabaseConfig } from './config.ts'
import { EmbeddedError } from './embedded/embedded-error.ts'
import { listUnsentMail, type UnsentMail } from './mail/unsent-mail.ts'
import { putBack } from './mail/put-back.ts'
import { openDatabase } from './open-database.ts'

const usage = 'Usage: node platform/platform.mjs mail [--retry <id>|all]'

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof EmbeddedError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

/** Lists the mail of a running platform that has not gone out, or puts mail back that was given up. */
async function run(args: readonly string[]): Promise<void> {
  const [option, which, ...others] = args
  const isRetry = option === '--retry' && which !== undefined && isIdOrAll(which) && others.length === 0
  if (option !== undefined && !isRetry) throw new ConfigError(usage)
  const config = readDatabaseConfig(process.env)
  const place = describeDatabase(config)
  const database = await openDatabase(config)
  if (database === undefined)
    throw new ConfigError(`No platform is running on ${place}, so there is no mail to list.`)
  try {
    if (which === undefined) for (const line of describeAll(await listUnsentMail(database))) console.log(line)
    else console.log(`Mails tried again from now on: ${await putBack(database, which, new Date())}.`)
    console.log(`This is ${place}.`)
  } finally {
    await database.destroy()
  }
}

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

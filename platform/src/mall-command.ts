import { ConfigError } from './config-error.ts'
import { readDatabaseConfig } from './config.ts'
import { EmbeddedError } from './embedded/embedded-error.ts'
import { openDatabase } from './open-database.ts'
import { listMalls, type Mall, removeMall } from './resources/property/malls.ts'

const usage = 'Usage: node platform/platform.mjs mall [--remove <id> "<name of the mall>"]'

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof EmbeddedError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

/** Lists the malls of a running platform, or removes one whose name was given beside its id. */
async function run(args: readonly string[]): Promise<void> {
  const [option, id = '', name = '', ...others] = args
  const isRemoval = option === '--remove' && /^[1-9]\d{0,8}$/.test(id) && name !== '' && others.length === 0
  if (option !== undefined && !isRemoval) throw new ConfigError(usage)
  const database = await openDatabase(readDatabaseConfig(process.env))
  if (database === undefined) throw new ConfigError('No platform is running here: start it first.')
  try {
    if (!isRemoval) return describeAll(await listMalls(database))
    if (!(await removeMall(database, { id: Number(id), name })))
      throw new ConfigError(`No mall has the id ${id} and the name "${name}"; nothing was removed.`)
    console.log(`${name} is removed, with all that its visitors sent.`)
  } finally {
    await database.destroy()
  }
}

function describeAll(malls: readonly Mall[]): void {
  if (malls.length === 0) console.log('There is no mall yet: import its content.')
  for (const { id, name, stores, accounts, messages } of malls)
    console.log([id, name, `${stores} stores`, `${accounts} accounts`, `${messages} messages`].join('  '))
}

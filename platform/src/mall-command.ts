import { ConfigError } from '@promenade/process/config/config-error'
import { listMalls, type Mall, removeMall } from './resources/property/malls.ts'
import { runCommand, useRunningDatabase } from './run-command.ts'

const usage = 'Usage: node platform/platform.mjs mall [--remove <id> "<name of the mall>"]'

/** Lists the malls of a running platform, or removes one by id and name. */
await runCommand(async (args) => {
  const [option, id = '', name = '', ...others] = args
  const isRemoval = option === '--remove' && /^[1-9]\d{0,8}$/.test(id) && name !== '' && others.length === 0
  if (option !== undefined && !isRemoval) throw new ConfigError(usage)
  await useRunningDatabase(async (database) => {
    if (!isRemoval) return describeAll(await listMalls(database))
    if (!(await removeMall(database, { id: Number(id), name })))
      throw new ConfigError(`No mall has the id ${id} and the name "${name}"; nothing was removed.`)
    console.log(`${name} is removed, with all that its visitors sent.`)
  })
})

function describeAll(malls: readonly Mall[]): void {
  if (malls.length === 0) console.log('There is no mall yet: import its content.')
  for (const { id, name, stores, accounts, messages } of malls)
    console.log([id, name, `${stores} stores`, `${accounts} accounts`, `${messages} messages`].join('  '))
}

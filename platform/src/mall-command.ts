import { OperatorError } from '@promenade/process/operator-error'
import { z } from 'zod'
import { readStudioOrigin } from './config.ts'
import { chooseMall, listMalls, type MallSummary, removeMall } from './malls.ts'
import { runCommand, useRunningDatabase } from './run-command.ts'
import { inviteAdmin } from './studio/people/invite-admin.ts'

const usage = `Usage: node platform/platform.mjs mall [--remove <id> "<name of the mall>"]
       node platform/platform.mjs mall studio-admin <e-mail> [<id of the mall>]`

/** Lists the malls of a running platform, removes one by id and name, or lets an admin into its studio. */
await runCommand(async (args) => {
  const [option, id = '', name = '', ...others] = args
  if (option === 'studio-admin') return letAdminIn(args.slice(1))
  const isRemoval = option === '--remove' && /^[1-9]\d{0,8}$/.test(id) && name !== '' && others.length === 0
  if (option !== undefined && !isRemoval) throw new OperatorError(usage)
  await useRunningDatabase(async (database) => {
    if (!isRemoval) return describeAll(await listMalls(database))
    if (!(await removeMall(database, { id: Number(id), name })))
      throw new OperatorError(`No mall has the id ${id} and the name "${name}"; nothing was removed.`)
    console.log(`${name} is removed, with all that its visitors sent.`)
  })
})

/** For the first admin of a mall, and for the last one who has lost every way in. */
async function letAdminIn([given, mallId, ...others]: readonly string[]): Promise<void> {
  const email = z.email().safeParse(given).data
  if (email === undefined || others.length > 0 || !/^[1-9]\d{0,8}$/.test(mallId ?? '1'))
    throw new OperatorError(usage)
  const origin = readStudioOrigin(process.env)
  await useRunningDatabase(async (database) => {
    const mall = await chooseMall(database, mallId)
    const link = await inviteAdmin(database, { propertyId: mall.id, email, now: new Date() })
    console.log(
      `${email} becomes an admin of the studio of ${mall.name} with this link, once, within 7 days:`,
    )
    console.log(`${origin}/log-in#${link.token}`)
  })
}

function describeAll(malls: readonly MallSummary[]): void {
  if (malls.length === 0) console.log('There is no mall yet: import its content.')
  for (const { id, name, stores, accounts, messages } of malls)
    console.log([id, name, `${stores} stores`, `${accounts} accounts`, `${messages} messages`].join('  '))
}

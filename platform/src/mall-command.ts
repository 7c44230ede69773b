import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { z } from 'zod'
import { writeArchiveFile } from './archive/archive-file.ts'
import { importMall } from './archive/import-mall.ts'
import type { Manifest } from './archive/manifest.ts'
import { readStudioOrigin } from './config.ts'
import { migrate } from './database/migrate.ts'
import { countWaitingMails } from './mail/unsent-mail.ts'
import { chooseMall, listMalls, type MallSummary, removeMall } from './malls.ts'
import { runCommand, useRunningDatabase } from './run-command.ts'
import { inviteAdmin } from './studio/people/invite-admin.ts'

const usage = `Usage: node platform/platform.mjs mall [--remove <id> "<name of the mall>"]
       node platform/platform.mjs mall studio-admin <e-mail> [<id of the mall>]
       node platform/platform.mjs mall export <file> [<id of the mall>] [--people]
       node platform/platform.mjs mall import <file> [--dry-run]`

/**
 * Lists the malls of a running platform, removes one by id and name, lets an admin into its studio, or moves a mall to another
 * database.
 */
await runCommand(async (args) => {
  const [option, id = '', name = '', ...others] = args
  if (option === 'studio-admin') return letAdminIn(args.slice(1))
  if (option === 'export') return exportToFile(args.slice(1))
  if (option === 'import') return importFromFile(args.slice(1))
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

async function exportToFile(args: readonly string[]): Promise<void> {
  const hasPeople = args.includes('--people')
  const [file, mallId, ...others] = args.filter((arg) => arg !== '--people')
  if (!isFile(file) || others.length > 0 || !/^[1-9]\d{0,8}$/.test(mallId ?? '1'))
    throw new OperatorError(usage)
  const path = resolve(file)
  await useRunningDatabase(async (database) => {
    const mall = await chooseMall(database, mallId)
    const now = new Date()
    const manifest = await writeArchiveFile(database, { mall: mall.id, hasPeople, now }, path)
    console.log(`${describeArchive(manifest)} is in ${path}, ${megabytes((await stat(path)).size)}.`)
    const waiting = await countWaitingMails(database, mall.id)
    if (waiting > 0)
      console.log(
        `Warning: ${waiting} mails wait to be sent, and are not in it: see \`npm run mail\` before you stop this platform.`,
      )
  })
}

async function importFromFile(args: readonly string[]): Promise<void> {
  const isDryRun = args.includes('--dry-run')
  const [file, ...others] = args.filter((arg) => arg !== '--dry-run')
  if (!isFile(file) || others.length > 0) throw new OperatorError(usage)
  await useRunningDatabase(async (database, place) => {
    await migrate(database)
    const manifest = await importMall(database, resolve(file), { isDryRun })
    console.log(
      isDryRun
        ? `${describeArchive(manifest)} can be imported into ${place}. This was a dry run; nothing was changed.`
        : `${describeArchive(manifest)} is in ${place}. Let an admin in: npm run mall -- studio-admin <e-mail> ${manifest.mall.id}`,
    )
  })
}

function isFile(file: string | undefined): file is string {
  return file !== undefined && file !== '' && !file.startsWith('--')
}

function describeArchive({ mall, created, people, entries }: Manifest): string {
  const rows = (table: string) => entries.find(({ name }) => name.endsWith(`/${table}.jsonl`))?.rows ?? 0
  const pictures = entries.filter(({ name }) => name.startsWith('pictures/')).length
  const counts = `${rows('entry')} records in ${rows('revision')} versions, ${pictures} pictures`
  return `The mall ${mall.id} (${mall.name}) as of ${created}, with ${counts} and ${people ? '' : 'no '}data of visitors,`
}

function megabytes(size: number): string {
  return `${(size / 1_000_000).toFixed(1)} MB`
}

function describeAll(malls: readonly MallSummary[]): void {
  if (malls.length === 0) console.log('There is no mall yet: import its content.')
  for (const { id, name, stores, accounts, messages } of malls)
    console.log([id, name, `${stores} stores`, `${accounts} accounts`, `${messages} messages`].join('  '))
}

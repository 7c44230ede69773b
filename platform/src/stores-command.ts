import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '@promenade/domain/locale/locale'
import { OperatorError } from '@promenade/process/operator-error'
import { type FolderPlan, planStoreFiles, readStoreFiles } from './store-spreadsheets/plan-store-files.ts'
import { writeFiles } from './store-spreadsheets/write-files.ts'
import { readContentFolder } from './import/folder.ts'
import { runCommand } from './run-command.ts'
import { writeSheet } from './studio/spreadsheets/write-sheet.ts'

const usage = `Usage: node platform/platform.mjs stores <content folder> <spreadsheet.csv> [--dry-run]
       node platform/platform.mjs stores <content folder> <spreadsheet.csv> --write [--language en|es]`

/** Takes a spreadsheet of stores into a content folder, or writes the folder's stores as one. */
await runCommand(async (args) => {
  const { folder, sheet, isWriting, isDryRun, language } = readArguments(args)
  if (isWriting) return writeOut(folder, sheet, language)
  const bytes = await readFile(sheet).catch((error: unknown) => {
    throw new OperatorError(`There is no file ${sheet} that can be read.`, { cause: error })
  })
  const plan = await planStoreFiles(folder, { name: basename(sheet), bytes }, new Date())
  if (!isDryRun) await writeFiles(plan.folder, plan.files)
  report(plan, isDryRun)
})

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
      },
    })
    const [folder, sheet, ...others] = positionals
    const { write: isWriting, 'dry-run': isDryRun, language } = values
    if (folder === undefined || sheet === undefined || others.length > 0 || !isLocale(language))
      throw new OperatorError(usage)
    return { folder, sheet, isWriting, isDryRun, language }
  } catch (error) {
    throw new OperatorError(usage, { cause: error })
  }
}

async function writeOut(folder: string, sheet: string, language: Locale): Promise<void> {
  const stores = await readStoreFiles(await readContentFolder(folder))
  const look = { delimiter: language === 'es' ? ';' : ',', heads: language, hasVersions: false }
  try {
    await writeFile(sheet, writeSheet('store', stores, look), { flag: 'wx' })
  } catch (error) {
    throw new OperatorError(
      `${sheet} cannot be written: choose a name that is not taken, in a folder that is there.`,
      {
        cause: error,
      },
    )
  }
  console.log(`${sheet} has the stores of the folder (${stores.length}).`)
}

function report({ rows, files, others }: FolderPlan, isDryRun: boolean): void {
  const [made, changed] = [files.filter(({ isNew }) => isNew), files.filter(({ isNew }) => !isNew)]
  console.log(`${rows} rows: ${made.length} new stores, ${changed.length} changed.`)
  for (const { file, isNew } of isDryRun ? files : [])
    console.log(`Would be ${isNew ? 'written' : 'changed'}: ${file}`)
  if (others.length > 0) console.log(`Without a row, and left as they are: ${others.join(', ')}`)
  if (isDryRun) console.log('This was a dry run; nothing was changed.')
}

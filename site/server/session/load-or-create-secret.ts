import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'

/** The site's secret if none is configured: created once in the data folder, readable by its owner only. */
export async function loadOrCreateSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret')
  const existing = await readSecret(file)
  if (existing !== undefined) return existing
  const secret = randomBytes(32).toString('base64url')
  try {
    await mkdir(dataFolder, { recursive: true })
    await createFile(file, `${secret}\n`)
    return secret
  } catch (error) {
    const other = await readSecret(file)
    if (other !== undefined) return other
    throw new OperatorError(
      `The folder ${dataFolder} cannot be written: give this account the right to it, or set SITE_SECRET.`,
      {
        cause: error,
      },
    )
  }
}

/** Creates the file atomically: the loser of a race reads the winner's file. */
async function createFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } finally {
    await unlink(draft)
  }
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const secret = text.trim()
  return secret.length >= 32 ? secret : undefined
}

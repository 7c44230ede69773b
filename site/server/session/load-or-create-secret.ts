import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@promenade/process/config/config-error'

/** The site's own secret: made once, kept beside its data, readable by its owner only. */
export async function loadOrCreateSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret')
  const kept = await readSecret(file)
  if (kept !== undefined) return kept
  const secret = randomBytes(32).toString('base64url')
  try {
    await mkdir(dataFolder, { recursive: true })
    await writeWhole(file, `${secret}\n`)
    return secret
  } catch (error) {
    const other = await readSecret(file)
    if (other !== undefined) return other
    throw new ConfigError(
      `The folder ${dataFolder} cannot be written: let this account, or set SITE_SECRET.`,
      {
        cause: error,
      },
    )
  }
}

/** All at once or not at all; of two sites that start together the second finds what the first has written. */
async function writeWhole(file: string, text: string): Promise<void> {
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

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { DeliveryError } from './delivery-error.ts'
import type { Deliver } from './delivery.ts'

/** Writes mails into a folder that only its owner can read. A repeated mail overwrites its file. */
export function createFolderDelivery(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async ({ name, fields }) => {
    const { message } = await transport.sendMail(fields)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `.${name}.part`)
      await writeFile(unfinished, message, { mode: 0o600, flush: true })
      await rename(unfinished, join(folder, `${name}.eml`))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new DeliveryError(`The mail folder cannot be written: ${reason}`, { isFinal: false })
    }
  }
}

import type { Locale } from '@promenade/domain/locale/locale'
import { refusedBy, RequestError } from './request-error.ts'

/** Fetches a file of the platform and saves it on the device. Throws `RequestError`. */
export async function download(address: string, name: string): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(failOffline)
  if (!response.ok) throw refusedBy(response, await response.json().catch(() => undefined))
  saveFile(await response.blob().catch(failOffline), name)
}

/** No response, or one that ends too soon. */
function failOffline(cause: unknown): never {
  throw new RequestError('offline', 'The platform could not be reached.', { cause })
}

/** The query of a spreadsheet for somebody who reads this language. */
export function sheetLook(locale: Locale) {
  // Excel expects the delimiter of its language.
  return { heads: locale, delimiter: locale === 'es' ? ';' : ',' }
}

/** Saves a file on the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The codes of the system, for a disk and for a quota, and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** One sentence for an error whose reason is a full disk; undefined for any other. */
export function explainFullDisk(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (!codes.has(code) && !/no space left on device/i.test(error.message)) return explainFullDisk(error.cause)
  const place = 'path' in error && typeof error.path === 'string' ? ` at ${error.path}` : ''
  return `The disk is full${place}: free some space, then try again.`
}

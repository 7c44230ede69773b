/** What a file is by its first bytes; what it calls itself says nothing. HEIC is what iPhones keep photos in. */
export function photoFormat(bytes: Uint8Array): 'readable' | 'heic' | 'other' {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return 'readable'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'readable'
  if (start.slice(4, 8) !== 'ftyp') return 'other'
  const brand = start.slice(8, 12)
  if (brand === 'avif') return 'readable'
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand) ? 'heic' : 'other'
}

import type { FocalPoint, Picture } from '@promenade/domain/mall/values'
import { maxAddressLength } from './limits.ts'
import { readInteger, readNumber } from './number.ts'
import { omitUndefined } from './omit-undefined.ts'
import { isAbsent, isRow, ownValue, type Row } from './row.ts'
import { readText } from './text.ts'

/** The base of picture addresses, and their replacement by the site. */
export interface PictureContext {
  readonly assetOrigin: string
  readonly pictureUrl?: (url: URL) => string | undefined
}

/** The response fields of a picture; the first valid address is used. */
export interface PictureFields {
  readonly addresses: readonly string[]
  readonly alt?: string
  readonly width?: string
  readonly height?: string
  readonly focalPoint?: string
}

/** The usual response fields of a record's picture. */
export const imageFieldNames: PictureFields = {
  addresses: ['image_url'],
  alt: 'image_url_alt_text',
  width: 'image_width',
  height: 'image_height',
  focalPoint: 'image_focal_point',
}

/** Decodes a picture; undefined without a valid address. Size and focal point apply to the first address only. */
export function readPicture(row: Row, fields: PictureFields, context: PictureContext): Picture | undefined {
  const addresses = fields.addresses.map((name) => readPictureAddress(ownValue(row, name), context))
  const index = addresses.findIndex((address) => address !== undefined)
  const url = addresses[index]
  if (url === undefined) return undefined
  const alt = fields.alt === undefined ? undefined : readAlt(row, fields.alt)
  if (index > 0) return omitUndefined({ url, alt })
  const focalPoint =
    fields.focalPoint === undefined ? undefined : readFocalPoint(ownValue(row, fields.focalPoint))
  return omitUndefined({ url, alt, focalPoint, ...readSize(row, fields) })
}

/** Decodes a focal point; undefined for anything but two shares. */
export function readFocalPoint(value: unknown): FocalPoint | undefined {
  if (!isRow(value)) return undefined
  const [x, y] = ['x', 'y'].map((name) => readNumber(ownValue(value, name)))
  return isShare(x) && isShare(y) ? { x, y } : undefined
}

function isShare(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && value <= 1
}

/**
 * Decodes an alternative text; empty for a picture that only decorates. Other platforms send `''` for a missing text: it
 * counts only in a row that lists its untranslated fields, as ours do.
 */
export function readAlt(row: Row, name: string): string | undefined {
  const value = ownValue(row, name)
  return value === '' && Array.isArray(ownValue(row, 'untranslated_fields')) ? '' : readText(value)
}

/**
 * Decodes the address of a picture: https, or http on this machine and on the platform's own origin. Relative addresses
 * become absolute. Undefined for invalid addresses and for placeholders such as `…/missing.png`.
 */
export function readPictureAddress(value: unknown, context: PictureContext): string | undefined {
  if (typeof value !== 'string' || value.length > maxAddressLength || isAbsent(value)) return undefined
  const url = parseAddress(value.trim(), context.assetOrigin)
  if (url === null || !isPlainAddress(url) || url.pathname.toLowerCase().includes('missing')) return undefined
  const secure = withCompression(withHttps(url, context.assetOrigin))
  return context.pictureUrl === undefined ? secure.href : context.pictureUrl(secure)
}

/** `URL.parse` that also encodes backslashes in queries, which programs interpret differently. */
export function parseAddress(text: string, base?: string): URL | null {
  const url = URL.parse(text, base)
  return url?.href.includes('\\') ? URL.parse(url.href.replaceAll('\\', '%5C')) : url
}

/** True for an http(s) address without user name and password. */
export function isPlainAddress(url: URL): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' && url.href.length <= 2 * maxAddressLength
}

function withHttps(url: URL, assetOrigin: string): URL {
  if (url.protocol === 'https:' || isLoopback(url.hostname)) return url
  if (url.origin === URL.parse(assetOrigin)?.origin) return url
  const secure = new URL(url)
  secure.protocol = 'https:'
  return secure
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}

/** The image service of other platforms sends originals of several megabytes without these parameters. */
function withCompression(url: URL): URL {
  if (!url.hostname.endsWith('.imgix.net') || url.search !== '') return url
  const compressed = new URL(url)
  compressed.search = '?auto=format,compress'
  return compressed
}

function readSize(row: Row, fields: PictureFields): { width?: number; height?: number } {
  if (fields.width === undefined || fields.height === undefined) return {}
  const width = readInteger(ownValue(row, fields.width), 1, 100_000)
  const height = readInteger(ownValue(row, fields.height), 1, 100_000)
  return width === undefined || height === undefined ? {} : { width, height }
}

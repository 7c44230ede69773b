// Preloaded into every process of a test run (`--import`): plain JavaScript, since the machine's own Node may be older.
// Nothing imports it: a second evaluation would move the clock twice.
import { ServerResponse } from 'node:http'
import process from 'node:process'
import { shiftClock } from './shift-clock.mjs'

/**
 * Dates documents by the clock of the run: their date is what the offline pages say. Node dates all else by the real clock,
 * and so it must: a browser compares that with its own clock, which nobody can move, before it uses what it has cached.
 */
function dateDocuments() {
  const writeHead = ServerResponse.prototype.writeHead
  ServerResponse.prototype.writeHead = function (...values) {
    const given = values.find((value) => typeof value === 'object' && value !== null) ?? {}
    const type = String(findContentType(given) ?? this.getHeader('content-type') ?? '')
    if (type.startsWith('text/html')) this.setHeader('date', new Date().toUTCString())
    return Reflect.apply(writeHead, this, values)
  }
}

/**
 * Node takes headers as an object, or as an array of names and values in turn.
 * @param {object} headers
 */
function findContentType(headers) {
  const isType = (name) => String(name).toLowerCase() === 'content-type'
  if (!Array.isArray(headers)) return Object.entries(headers).find(([name]) => isType(name))?.[1]
  const at = headers.findIndex((text, index) => index % 2 === 0 && isType(text))
  return at < 0 ? undefined : headers[at + 1]
}

const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0)
if (offset !== 0) {
  shiftClock(offset)
  dateDocuments()
}

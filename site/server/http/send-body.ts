import type { Answer, Ask } from './site-env.ts'
import { chooseEncoding, type EncodedBody, type Encoding } from './encoded-body.ts'

/** Something kept in memory that is sent again and again: its answers are put together once per encoding. */
export interface Sendable {
  readonly status: number
  readonly body: EncodedBody
  readonly answerIn: (encoding: Encoding) => Answer | Promise<Answer>
  readonly unchanged: Answer
  /** Makes what is sent in brotli smaller; it is the same text under the same entity tag. */
  readonly tighten: () => Promise<void>
  /** False for pictures and fonts, which are compressed as they are. */
  readonly compresses: boolean
}

interface Parts {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: EncodedBody
  readonly compresses?: boolean
}

export function createSendable({ status, headers, body, compresses = true }: Parts): Sendable {
  const made = new Map<Encoding, Answer>()
  const common = { ...headers, etag: body.etag, ...(compresses ? { vary: 'Accept-Encoding' } : {}) }
  const finish = (encoding: Encoding, bytes: Uint8Array<ArrayBuffer>) => {
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const answer: Answer = { status, headers: { ...common, ...coding }, body: bytes }
    if (body.in(encoding) === bytes) made.set(encoding, answer)
    return answer
  }
  return {
    status,
    body,
    compresses,
    unchanged: { status: 304, headers: common },
    async tighten() {
      await body.tighten()
      made.delete('br')
    },
    answerIn(encoding) {
      const known = made.get(encoding)
      if (known !== undefined) return known
      const bytes = body.in(encoding)
      return bytes instanceof Promise
        ? bytes.then((ready) => finish(encoding, ready))
        : finish(encoding, bytes)
    },
  }
}

/** Answers in the encoding the client takes, or with 304 where it has these bytes already. */
export function sendBody(
  ask: Ask,
  { status, body, compresses, answerIn, unchanged }: Sendable,
): Answer | Promise<Answer> {
  if (status === 200 && hasSameBytes(ask.header('if-none-match'), body.etag)) return unchanged
  return answerIn(compresses ? chooseEncoding(ask.header('accept-encoding'), body.size) : 'identity')
}

function hasSameBytes(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tag = etag.replace('W/', '')
  return ifNoneMatch.split(',', 50).some((one) => one.trim().replace(/^W\//, '') === tag)
}

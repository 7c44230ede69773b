/** What the site reads of a request. Header names are asked for in lower case. */
export interface Ask {
  readonly method: string
  /** The request target as it came: path and query, not decoded. */
  readonly target: string
  readonly header: (name: string) => string | undefined
  /** The body, not read yet, of a request to one of the few addresses that take one. */
  readonly body?: ReadableStream<Uint8Array>
  /** Who is at the other end of the connection: the visitor, or a proxy in front of us. */
  readonly address?: string | undefined
}

/** A request whose target is sound: one leading slash, no dot segments, no broken percent-encoding. */
export interface Asked extends Ask {
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A `Set-Cookie` each; answers to one visitor only. */
  readonly cookies?: readonly string[]
  readonly body?: Uint8Array<ArrayBuffer>
}

/** One concern of the site: answers, or leaves the request to the next. */
export type Step = (asked: Asked) => Answer | Promise<Answer> | undefined

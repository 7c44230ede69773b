interface Details {
  /** The code of the problem for programs; the end of its `type`. */
  readonly code?: string
  /** More members of the body, such as `errors` with their paths. */
  readonly members?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Thrown to refuse a request, as RFC 9457 describes problems; the message tells the client's developer what to correct. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string | undefined
  readonly members: object
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, { code, members = {}, headers = {} }: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.members = members
    this.headers = headers
  }
}

/** The body of a problem. */
export function encodeProblem({ status, code, message, members }: Problem): object {
  const type = code === undefined ? 'about:blank' : `/problems/${code}`
  return { type, title: message, status, ...members }
}

/** The response to a refused request, which no cache keeps. */
export function respondWithProblem(problem: Problem): Response {
  return new Response(JSON.stringify(encodeProblem(problem)), {
    status: problem.status,
    headers: { 'Content-Type': problemType, 'Cache-Control': 'no-store', ...problem.headers },
  })
}

/** The media type of a problem. */
export const problemType = 'application/problem+json'

interface Ways {
  readonly network: () => Promise<Response>
  readonly kept: () => Promise<Response | undefined>
  /** What the device says of itself. It may be wrong in both directions, so the network is asked all the same. */
  readonly isOnline: boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

/** How long a device that says it has no network may go on asking: some hold the line until it is there. */
const patience = 3_000

/** A proxy that finds nobody behind it says so with these; what the site itself says is an answer. */
const nobodyThere: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * The page of the network whenever there is one. Only where nobody answers the kept one is shown; where there is none
 * either, the browser says so, or what stands before the site does.
 */
export async function answerDocument({ network, kept, isOnline, wait }: Ways): Promise<Response> {
  const asking = network()
  const answer = await firstOf(asking, isOnline ? undefined : wait(patience))
  if (answer !== undefined && !nobodyThere.has(answer.status)) return answer
  return (await kept()) ?? answer ?? asking
}

async function firstOf(
  asking: Promise<Response>,
  patience: Promise<void> | undefined,
): Promise<Response | undefined> {
  const answer = asking.catch(() => undefined)
  return patience === undefined ? answer : Promise.race([answer, patience.then(() => undefined)])
}

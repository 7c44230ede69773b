/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export type Digest = (text: string) => string

/** The text whose digest says when a ticket is drawn: the seed, a colon and the number, such as `9f…c2:17`. */
export function ticketText(seed: string, ticket: number): string {
  return `${seed}:${ticket}`
}

/**
 * The tickets of a contest in the order in which they are drawn: by the digests of their texts, the lowest first. Seed and
 * tickets are all that one needs to draw again.
 */
export function drawOrder(
  seed: string,
  tickets: readonly number[],
  digestOf: Digest,
): readonly { readonly ticket: number; readonly digest: string }[] {
  return tickets
    .map((ticket) => ({ ticket, digest: digestOf(ticketText(seed, ticket)) }))
    .toSorted((a, b) => (a.digest < b.digest ? -1 : Number(a.digest > b.digest)))
}

/** The text whose digest stands for the tickets that took part: their numbers in ascending order, one per line. */
export function ticketList(tickets: readonly number[]): string {
  return tickets
    .toSorted((a, b) => a - b)
    .map((ticket) => `${ticket}\n`)
    .join('')
}

/** What a drawn ticket has become. */
export type Standing = 'winner' | 'reserve' | 'passed-over'

interface Prizes {
  readonly winners: number
  readonly reserves: number
}

/** The standing of the tickets that were drawn, in their order: the next takes the place of one that is passed over. */
export function standingsOf(
  drawn: readonly number[],
  { winners, reserves }: Prizes,
  passedOver: ReadonlySet<number>,
): readonly { readonly ticket: number; readonly standing: Standing }[] {
  let won = 0
  return drawn.slice(0, winners + reserves).map((ticket) => {
    if (passedOver.has(ticket)) return { ticket, standing: 'passed-over' }
    won += 1
    return { ticket, standing: won <= winners ? 'winner' : 'reserve' }
  })
}

/** What `run` makes of each, two at a time: a browser and a server keep two cores busy. In the order of `all`. */
export async function inPairs<One, Made>(
  all: readonly One[],
  run: (one: One) => Promise<Made>,
): Promise<readonly Made[]> {
  const waiting = all.entries()
  const made: [place: number, Made][] = []
  const worker = async () => {
    for (const [place, one] of waiting) made.push([place, await run(one)])
  }
  await Promise.all([worker(), worker()])
  return made.toSorted(([a], [b]) => a - b).map(([, one]) => one)
}

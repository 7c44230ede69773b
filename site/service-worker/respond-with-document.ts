interface DocumentSources {
  readonly network: () => Promise<Response>
  readonly cached: () => Promise<Response | undefined>
  /** The browser's guess. It may be wrong, so the network is always tried. */
  readonly isOnline: boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Milliseconds to wait for the network on a device that reports being offline, since some never fail a request. */
const offlineTimeout = 3_000

/** The statuses of a proxy that cannot reach the site. */
const unreachableStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** The network's page; the cached one only if the network fails; the network's failure if there is no cached one. */
export async function respondWithDocument({
  network,
  cached,
  isOnline,
  wait,
}: DocumentSources): Promise<Response> {
  const pending = network()
  const response = await firstOf(pending, isOnline ? undefined : wait(offlineTimeout))
  if (response !== undefined && !unreachableStatuses.has(response.status)) return response
  return (await cached()) ?? response ?? pending
}

async function firstOf(
  pending: Promise<Response>,
  timeout: Promise<void> | undefined,
): Promise<Response | undefined> {
  const settled = pending.catch(() => undefined)
  return timeout === undefined ? settled : Promise.race([settled, timeout.then(() => undefined)])
}

import { AsyncLocalStorage } from 'node:async_hooks'

const requestIds = new AsyncLocalStorage<string>()

/** Runs work for a request: log lines and platform calls on the way carry the request's id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work)
}

/** Undefined outside a request. */
export function findRequestId(): string | undefined {
  return requestIds.getStore()
}

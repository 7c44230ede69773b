import { AsyncLocalStorage } from 'node:async_hooks'

const underWay = new AsyncLocalStorage<string>()

/** Does work for a request: whatever is logged or asked of the platform on the way carries the request's id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return underWay.run(id, work)
}

/** Undefined for work that is nobody's request. */
export function findRequestId(): string | undefined {
  return underWay.getStore()
}

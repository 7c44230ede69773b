import { useSyncExternalStore } from 'react'

/** Whether script runs here: false in what the server sends, so that nothing is offered that cannot work yet. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

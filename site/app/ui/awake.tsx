import { createContext, startTransition, use, useEffect, useState } from 'react'

const AwakeContext = createContext(false)

/**
 * Around what wakes. All that differs once script runs is made in small steps, since a page can have hundreds of such
 * parts and a visitor's next press must not wait for them.
 */
export function AwakeProvider({ children }: { children: React.ReactNode }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return <AwakeContext value={isAwake}>{children}</AwakeContext>
}

/** Whether script runs here: false in what the server sends, so that nothing is offered that cannot work yet. */
export function useAwake(): boolean {
  return use(AwakeContext)
}

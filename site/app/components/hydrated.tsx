import { createContext, startTransition, use, useEffect, useState } from 'react'

const HydratedContext = createContext(false)

/**
 * Around all that hydrates. What differs once script runs is rendered as a transition: a page can have hundreds of such
 * parts and a visitor's next press must not wait for them.
 */
export function HydratedProvider({ children }: { children: React.ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

/** Whether script runs here: false in what the server sends, so that nothing is offered that cannot work yet. */
export function useHydrated(): boolean {
  return use(HydratedContext)
}

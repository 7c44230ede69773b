import { createContext, startTransition, use, useEffect, useState } from 'react'

const HydratedContext = createContext(false)

/**
 * Provides `useHydrated`. The update is a transition, so that a page with hundreds of such components still responds to
 * input.
 */
export function HydratedProvider({ children }: { children: React.ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

/** False on the server and during hydration, so that no control appears before it works. */
export function useHydrated(): boolean {
  return use(HydratedContext)
}

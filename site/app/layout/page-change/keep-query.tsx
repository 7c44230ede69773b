import { useLocation, useMatches } from 'react-router'
import { useHydrated } from '../../components/hydrated.tsx'
import { KeptQueryContext, keptQuery } from '../../components/kept-query.ts'
import { isRouteHandle } from '../../route-handle.ts'

/** Provides `useKeptQuery`. */
export function KeepQuery({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const handle: unknown = useMatches().at(-1)?.handle
  const read = isRouteHandle(handle) ? handle.query : undefined
  return (
    <KeptQueryContext value={isHydrated ? keptQuery(search, read ?? []) : ''}>{children}</KeptQueryContext>
  )
}

import { Link, type LinkProps } from 'react-router'
import { useHydrated } from '../../components/hydrated.tsx'
import type { InPlace } from './keep-place.tsx'

interface InPlaceLinkProps extends Omit<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  to: string
  /** Id of the element that shows the result. */
  landing: string
}

/** A link to the same page with one change. Without script the fragment leads to the result. */
export function InPlaceLink({ to, landing, ...props }: InPlaceLinkProps) {
  const address = useInPlaceAddress(to, landing)
  const state: InPlace = { landing }
  return <Link to={address} state={state} preventScrollReset {...props} />
}

/** The fragment is left out as soon as script keeps the place: the router would scroll to it. */
export function useInPlaceAddress(to: string, landing: string): string {
  return useHydrated() ? to : `${to}#${landing}`
}

import { data } from 'react-router'

/** The catch-all of the route table (specification §2): an address that nobody else answers. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}

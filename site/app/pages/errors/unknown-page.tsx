import { data } from 'react-router'

/** The catch-all route (specification §2). */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}

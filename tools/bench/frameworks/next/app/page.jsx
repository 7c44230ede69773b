import directory from '../shared/directory.json'
import { Directory } from '../shared/directory.jsx'

/** Rendered for each request, as hours that change by the minute want it. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return <Directory directory={directory} />
}

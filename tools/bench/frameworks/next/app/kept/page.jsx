import directory from '../../shared/directory.json'
import { Directory } from '../../shared/directory.jsx'

/** Kept by the framework's own cache for a minute. */
export const revalidate = 60

export default function KeptPage() {
  return <Directory directory={directory} />
}

import type { MeansWire } from '@promenade/contract/studio-api/login'
import { Link } from 'react-router'
import { useStudio } from '../context/studio-context.ts'

/** An admin with a single means of login is asked for a second one before changing people and tokens. */
export function MeansHint({ means }: { readonly means: MeansWire }) {
  const { messages: m, session } = useStudio()
  const count = means.passkeys.length + (means.hasApp ? 1 : 0)
  if (session.demo || count >= 2) return null
  return (
    <div className="notice warning">
      <p>{m.account.meansMissing}</p>
      <Link className="button" to="/settings/login">
        {m.account.meansMissingLink}
      </Link>
    </div>
  )
}

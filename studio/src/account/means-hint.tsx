import type { MeansJson } from '@promenade/contract/studio-api/login'
import { Link } from 'react-router'
import { buttonLook } from '../components/button-look.ts'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

/**
 * Asks an admin who has a single means of login to add a second one, which changing people and tokens
 * requires.
 */
export function MeansHint({ means }: { readonly means: MeansJson }) {
  const { messages: m, session } = useStudio()
  const count = means.passkeys.length + (means.hasApp ? 1 : 0)
  if (session.demo || count >= 2) return null
  return (
    <div className={primitives.warning}>
      <p>{m.account.meansMissing}</p>
      <Link className={buttonLook()} to="/settings/login">
        {m.account.meansMissingLink}
      </Link>
    </div>
  )
}

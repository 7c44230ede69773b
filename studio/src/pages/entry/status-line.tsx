import { Link } from 'react-router'
import { isSaved } from '../../documents/saving.ts'
import type { Messages } from '../../messages/en.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { Format } from '../../context/format.ts'
import type { DraftState, DraftStore } from './draft-store.ts'
import type { Colleague } from './use-colleagues.ts'
import primitives from '../../theme/primitives.module.css'
import editorStyles from './editor.module.css'

interface StatusLineProps {
  readonly store: DraftStore
  readonly state: DraftState
  readonly colleagues: readonly Colleague[]
}

/** Says whether the newest text is on this device, being sent or saved, and names open conflicts. */
export function StatusLine({ store, state, colleagues }: StatusLineProps) {
  const { messages: m, format } = useStudio()
  const { trouble, conflict } = state.draft.saving
  const deciding = colleagues.filter(({ undecided }) => undecided.length > 0)
  const words = [statusText(state, m, format), ...deciding.map(({ name }) => m.status.colleagueDecides(name))]
  const isOpen = conflict !== undefined || deciding.length > 0
  return (
    <div
      className={`${primitives.note} ${editorStyles.status}`}
      data-trouble={trouble ?? (isOpen ? 'undecided' : undefined)}
    >
      <p role="status">{words.join(' · ')}</p>
      {conflict !== undefined && (
        <button
          type="button"
          className={primitives.linkButton}
          onClick={() => store.dispatch({ type: 'ask' })}
        >
          {m.conflict.decide}
        </button>
      )}
      {trouble === 'logged-out' && (
        <Link to={`/log-in?return=${encodeURIComponent(location.pathname)}`}>{m.logIn.again}</Link>
      )}
      {colleagues.length > 0 && (
        <p className={primitives.soft}>{m.editor.here(colleagues.map(({ name }) => name).join(', '))}</p>
      )}
    </div>
  )
}

function statusText({ draft: { saving }, hasRoom }: DraftState, m: Messages, format: Format): string {
  const onDevice = hasRoom ? m.status.onDevice : m.status.noRoom
  if (saving.trouble !== undefined) return `${onDevice} · ${m.status.troubles[saving.trouble]}`
  if (saving.conflict !== undefined)
    return `${onDevice} · ${m.status.undecided(saving.conflict.paths.length)}`
  if (saving.version === undefined && saving.editedAt === undefined) return m.status.untouched
  if (!isSaved(saving)) return `${onDevice} · ${m.status.saving}`
  return saving.savedAt === undefined ? m.status.nothingNew : m.status.saved(format.time(saving.savedAt))
}

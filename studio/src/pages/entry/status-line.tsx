import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { Link } from 'react-router'
import { isSaved } from '../../documents/saving.ts'
import type { Messages } from '../../messages/en.ts'
import { useStudio } from '../../layout/studio-context.ts'
import type { Format } from '../../layout/format.ts'
import type { DraftState } from './draft-store.ts'

interface StatusLineProps {
  readonly state: DraftState
  readonly entry: EntryWire | undefined
}

/** Says whether the newest text is on this device, being sent, or saved. */
export function StatusLine({ state, entry }: StatusLineProps) {
  const { messages: m, format, session } = useStudio()
  const { trouble } = state.draft.saving
  const others = entry?.presence.filter(({ name }) => name !== session.staff.name) ?? []
  return (
    <div className="status" data-trouble={trouble}>
      <p role="status">{statusText(state, m, format)}</p>
      {trouble === 'logged-out' && (
        <Link to={`/log-in?return=${encodeURIComponent(location.pathname)}`}>{m.logIn.again}</Link>
      )}
      {others.length > 0 && (
        <p className="soft">{m.editor.here(others.map(({ name }) => name).join(', '))}</p>
      )}
    </div>
  )
}

function statusText({ draft: { saving }, hasRoom }: DraftState, m: Messages, format: Format): string {
  const onDevice = hasRoom ? m.status.onDevice : m.status.noRoom
  if (saving.trouble !== undefined) return `${onDevice} · ${m.status.troubles[saving.trouble]}`
  if (saving.clash !== undefined) return `${onDevice} · ${m.status.clash}`
  if (saving.version === undefined && saving.editedAt === undefined) return m.status.untouched
  if (!isSaved(saving)) return `${onDevice} · ${m.status.saving}`
  return saving.savedAt === undefined ? m.status.nothingNew : m.status.saved(format.time(saving.savedAt))
}

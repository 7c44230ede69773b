import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parseSelection, selectionSearch, type Selection } from './directory-selection.ts'
import { pressedLink } from '../../layout/page-change/pressed-link.ts'

interface SelectionState {
  readonly selection: Selection
  /** For a press anywhere in the directory: shows the choice at once; the address follows after the paint. */
  readonly choose: (event: React.MouseEvent) => void
  /** For each letter that is typed into the field. */
  readonly filterBy: (typed: string) => void
}

/** What is chosen in the directory at this path. */
export function useSelection(path: string): SelectionState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const requested = parseSelection(query)
  const address = selectionSearch(requested)
  const [shown, show] = useState({ address, selection: requested })
  // The address has the last word: it also changes on the way back and forward.
  if (shown.address !== address) show({ address, selection: requested })

  const choose = (event: React.MouseEvent) => {
    const link = pressedLink(event, 'a')
    if (link?.pathname !== path) return
    event.preventDefault()
    const to = path + link.search
    show({ address, selection: parseSelection(new URLSearchParams(link.search)) })
    afterPainting(() => void navigate(to, { preventScrollReset: true }))
  }

  const filterBy = (typed: string) => {
    const selection = { ...shown.selection, filter: typed.trim() || undefined }
    show({ address, selection })
    // Without the router, for which a new address is a new page: the field keeps what is typed meanwhile.
    window.history.replaceState(window.history.state, '', path + selectionSearch(selection))
  }
  return { selection: shown.selection, choose, filterBy }
}

function afterPainting(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

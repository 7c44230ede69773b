import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { directoryHandle, parseSelection, selectionSearch, type Selection } from './directory-selection.ts'
import { keptQuery, withKeptQuery } from '../../components/kept-query.ts'
import { pressedLink } from '../../layout/page-change/pressed-link.ts'

interface SelectionState {
  readonly selection: Selection
  /** Click handler for links: the choice renders at once, and the address changes after the paint. */
  readonly choose: (event: React.MouseEvent) => void
  /** Change handler of the search field. */
  readonly filterBy: (typed: string) => void
}

/** The current selection of the directory at this path. */
export function useSelection(path: string): SelectionState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const requested = parseSelection(query)
  const address = selectionSearch(requested)
  const [current, show] = useState({ address, selection: requested })
  // The address wins: it also changes on back and forward.
  if (current.address !== address) show({ address, selection: requested })

  const choose = (event: React.MouseEvent) => {
    const link = pressedLink(event, 'a')
    if (link?.pathname !== path) return
    event.preventDefault()
    const to = kept(path + link.search)
    show({ address, selection: parseSelection(new URLSearchParams(link.search)) })
    afterPainting(() => void navigate(to, { preventScrollReset: true }))
  }

  const filterBy = (typed: string) => {
    const selection = { ...current.selection, filter: typed.trim() || undefined }
    show({ address, selection })
    // Not through the router: its navigation would reset the field to an older text.
    window.history.replaceState(window.history.state, '', kept(path + selectionSearch(selection)))
  }
  return { selection: current.selection, choose, filterBy }
}

function kept(to: string): string {
  return withKeptQuery(to, keptQuery(window.location.search, directoryHandle.query))
}

function afterPainting(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parseSelection, selectionSearch, type Selection } from './directory-selection.ts'
import { pressedLink } from '../../layout/page-change/pressed-link.ts'

/**
 * The current selection of the directory, and a click handler for its links: the choice renders at once, and the
 * address changes after the paint, because it renders everything that uses the location.
 */
export function useSelection(path: string): {
  selection: Selection
  choose: (event: React.MouseEvent) => void
} {
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
    const to = path + link.search
    show({ address, selection: parseSelection(new URLSearchParams(link.search)) })
    afterPainting(() => void navigate(to, { preventScrollReset: true }))
  }
  return { selection: current.selection, choose }
}

function afterPainting(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

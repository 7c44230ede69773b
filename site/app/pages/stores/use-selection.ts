import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parseSelection, selectionSearch, type Selection } from './directory-selection.ts'
import { pressedLink } from '../../layout/page-change/pressed-link.ts'

/**
 * What is chosen in the directory at this path, and what a press anywhere in it does: a choice is shown at once, and the
 * address follows when it is painted, since all that knows the address renders again then.
 */
export function useSelection(path: string): {
  selection: Selection
  choose: (event: React.MouseEvent) => void
} {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = parseSelection(query)
  const address = selectionSearch(asked)
  const [shown, show] = useState({ address, selection: asked })
  // The address has the last word: it also changes on the way back and forward.
  if (shown.address !== address) show({ address, selection: asked })

  const choose = (event: React.MouseEvent) => {
    const link = pressedLink(event, 'a')
    if (link?.pathname !== path) return
    event.preventDefault()
    const to = path + link.search
    show({ address, selection: parseSelection(new URLSearchParams(link.search)) })
    afterPainting(() => void navigate(to, { preventScrollReset: true }))
  }
  return { selection: shown.selection, choose }
}

function afterPainting(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

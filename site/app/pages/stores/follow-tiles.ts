import { useNavigate } from 'react-router'

/** What a click anywhere among plain tiles does: the page of a store is shown, and remembers where its tile was found. */
export function useFollowTiles(): (event: React.MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('li > a') : null
    const to = link?.getAttribute('href')
    if (!to || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search } = window.location
    void navigate(to, { state: { directory: `${pathname}${search}#${link?.parentElement?.id}` } })
  }
}

/** With a key held or another button, a click asks the browser for something else. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

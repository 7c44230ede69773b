import { useNavigate } from 'react-router'
import { pressedLink } from './pressed-link.ts'

/** What a click anywhere among plain tiles does: the page of a store is shown, and remembers where its tile was found. */
export function useFollowTiles(): (event: React.MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = pressedLink(event, 'li > a')
    const to = link?.getAttribute('href')
    if (!to) return
    event.preventDefault()
    const { pathname, search } = window.location
    void navigate(to, { state: { directory: `${pathname}${search}#${link?.parentElement?.id}` } })
  }
}

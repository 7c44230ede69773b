import { useMessages } from '../messages/messages.tsx'
import { FavoriteButton, type Heart } from '../ui/favorite-button/favorite-button.tsx'

/** The heart of what a page is about, with its word. */
export function KeepButton({ heart }: { heart: Heart }) {
  const { favorite: words } = useMessages()
  return <FavoriteButton {...heart} words={words} />
}

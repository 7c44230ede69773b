import { useMessages } from '../messages/messages.tsx'
import { FavoriteButton, type FavoriteButtonView } from '../components/favorite-button/favorite-button.tsx'

/** The heart of what a page is about, with its word. */
export function PageFavoriteButton({ heart }: { heart: FavoriteButtonView }) {
  const { favorite: words } = useMessages()
  return <FavoriteButton {...heart} words={words} />
}

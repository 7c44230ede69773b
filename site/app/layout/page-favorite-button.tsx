import { useMessages } from '../messages/messages.tsx'
import { FavoriteButton, type FavoriteButtonView } from '../components/favorite-button/favorite-button.tsx'

/** The heart of what a page is about, with its word. */
export function PageFavoriteButton({ favoriteButton }: { favoriteButton: FavoriteButtonView }) {
  const { favorite: words } = useMessages()
  return <FavoriteButton {...favoriteButton} words={words} />
}

import { useMessages } from '../messages/messages.tsx'
import { FavoriteButton, type FavoriteButtonView } from '../components/favorite-button/favorite-button.tsx'

/** The favorite button of a detail page, with its label. */
export function PageFavoriteButton({ favoriteButton }: { favoriteButton: FavoriteButtonView }) {
  const { favorite: words } = useMessages()
  return <FavoriteButton {...favoriteButton} words={words} />
}

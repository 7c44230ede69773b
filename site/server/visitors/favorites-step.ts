import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import type { MallContent } from '../../app/content/mall-content.ts'
import {
  type Favorite,
  formatFavorites,
  parseFavorites,
  withFavorite,
  withoutFavorite,
} from '../../app/visitor/favorites.ts'
import type { Visitor } from '../../app/visitor/visitor-context.ts'
import type { Answer, Asked } from '../http/ask.ts'
import { parseOwnTarget } from '../http/own-target.ts'
import { encodeFavorites, favoritesOf } from './kept-favorites.ts'
import type { RecognizeVisitor } from './visitors.ts'

interface FavoritesStepOptions {
  readonly content: (locale: Locale) => MallContent | undefined
  readonly recognize: RecognizeVisitor
}

/** Status of what became of it. */
type Outcome = 200 | 400 | 404 | 503

export const favoritesPath = '/favorites'

/**
 * Hearts, pressed with script or without: `item` (`s12`), `act` (`add` or `remove`) and `back`, the page to return to.
 * On the device, and in the account of whoever is logged in. Script asks for JSON: all that are kept now.
 */
export function createFavoritesStep({ content, recognize }: FavoritesStepOptions) {
  return async (
    asked: Asked,
    form: FormData,
    refuse: (status: 400 | 404 | 503) => Answer,
  ): Promise<Answer> => {
    const { locale } = splitLocalePath(asked.path)
    const { visitor, cookies } = recognize(asked, locale)
    const outcome = await change(visitor, form, (favorite) => isThere(favorite, content(locale)))
    const personal = { 'cache-control': 'private, no-store' }
    if (asked.header('accept')?.includes('application/json') === true) {
      const body = JSON.stringify({ favorites: formatFavorites(visitor.favorites()) })
      const headers = { ...personal, 'content-type': 'application/json; charset=utf-8' }
      return { status: outcome, headers, cookies: cookies(), body: new TextEncoder().encode(body) }
    }
    if (outcome !== 200) return { ...refuse(outcome), cookies: cookies() }
    const location = backPath(form.get('back')) ?? localePath(favoritesPath, locale)
    return { status: 303, headers: { ...personal, location }, cookies: cookies() }
  }
}

async function change(
  visitor: Visitor,
  form: FormData,
  isThere: (favorite: Favorite) => boolean,
): Promise<Outcome> {
  const item = form.get('item')
  const [favorite, ...others] = typeof item === 'string' ? parseFavorites(item) : []
  const act = form.get('act')
  if (favorite === undefined || others.length > 0 || (act !== 'add' && act !== 'remove')) return 400
  // What is gone from the mall can still be taken off the list.
  if (act === 'add' && !isThere(favorite)) return 404
  const [sent] = encodeFavorites([favorite])
  if (visitor.isLoggedIn() && sent !== undefined) {
    const result = await visitor.call(act === 'add' ? 'add_favorite' : 'remove_favorite', sent)
    if (result.kind === 'done') {
      visitor.keepFavorites(favoritesOf(result.answer))
      return 200
    }
    if (result.kind === 'refused') return 404
    if (result.kind !== 'logged out') return 503
  }
  const changed = act === 'add' ? withFavorite : withoutFavorite
  visitor.keepFavorites(changed(visitor.favorites(), favorite))
  return 200
}

function isThere({ type, id }: Favorite, content: MallContent | undefined): boolean {
  const records = { store: content?.stores, promotion: content?.promotions, event: content?.events }[type]
  return records?.some((record) => record.id === id) === true
}

function backPath(back: FormDataEntryValue | null): string | undefined {
  const target = typeof back === 'string' ? parseOwnTarget(back) : undefined
  return target && target.path + target.search
}

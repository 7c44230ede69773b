import type { Locale } from '@promenade/domain/locale/locale'
import type { Visitor } from '../../app/visitor/visitor-context.ts'
import type { Asked } from '../http/ask.ts'
import { createCookies } from './cookies.ts'
import type { FormStamps } from './form-stamps.ts'
import { keepFavorites, readFavorites } from './kept-favorites.ts'

/** The one who asks, as long as the request lasts. */
interface Recognized {
  readonly visitor: Visitor
  /** What the answer has to say to the browser, when all is done. */
  readonly cookies: () => readonly string[]
}

export type RecognizeVisitor = (asked: Asked, locale: Locale) => Recognized

interface VisitorsOptions {
  readonly origin: string
  readonly stamps: FormStamps
}

/** Reads the cookies of requests that are one visitor's alone. */
export function createVisitors({ origin, stamps }: VisitorsOptions): RecognizeVisitor {
  const isSecure = origin.startsWith('https:')
  return ({ header }, _locale) => {
    const cookies = createCookies(header('cookie'), { isSecure })
    return {
      visitor: {
        isLoggedIn: () => false,
        favorites: () => readFavorites(cookies),
        keepFavorites: (favorites) => keepFavorites(cookies, favorites),
        call: () => Promise.resolve({ kind: 'failed' }),
        judge: stamps.judge,
        readPhoto: () => Promise.resolve(undefined),
      },
      cookies: cookies.changes,
    }
  }
}

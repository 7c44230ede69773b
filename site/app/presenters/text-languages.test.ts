import { locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { createTestContent } from '../../testing/content.ts'
import { createTestContext, createTestStore } from '../../testing/page-context.ts'
import { textLanguages } from './text-languages.ts'

const codes = locales.map(({ code }) => code)
const written = createTestStore()
const fellBack = createTestStore({ untranslated: ['description'] })

describe('the languages of a page', () => {
  it.each(['en', 'es'] as const)('are those of its texts, seen from %s', (locale) => {
    expect(textLanguages('store', written, pageIn(locale, written))).toEqual(codes)
  })

  it.each(['en', 'es'] as const)('exclude one with an untranslated text, seen from %s', (locale) => {
    expect(textLanguages('store', written, pageIn(locale, fellBack))).toEqual(
      codes.filter((code) => code !== 'es'),
    )
  })
})

/** A context with this store in the Spanish content. */
function pageIn(locale: 'en' | 'es', spanish: typeof written) {
  const contentIn = (code: string) =>
    code === 'es'
      ? createTestContent('es', { stores: [spanish] })
      : createTestContent('en', { stores: [written] })
  return createTestContext({ locale, contentIn, content: contentIn(locale) })
}

import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { fixedPages } from '@promenade/domain/routing/fixed-pages'
import { describe, expect, it } from 'vitest'
import routes from './routes.ts'

describe('the route table', () => {
  it('has the fixed pages as its only pages without a slug', () => {
    const pages = routes.filter(
      ({ id = '', file, path = '' }) =>
        id.startsWith(`${defaultLocale}:`) && file.endsWith('.tsx') && !/[:*]/.test(path),
    )
    const paths = pages.map(({ path = '' }) => `/${path}`)
    expect(paths.toSorted()).toEqual(fixedPages.map(({ path }) => path).toSorted())
  })

  it('has every page in every language of the list', () => {
    const addresses = new Set(routes.map(({ path = '' }) => `/${path}`))
    const missing = fixedPages.flatMap(({ path }) =>
      locales.map(({ code }) => localePath(path, code)).filter((address) => !addresses.has(address)),
    )
    expect(missing).toEqual([])
  })
})

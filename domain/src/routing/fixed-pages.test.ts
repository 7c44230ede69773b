import { expect, it } from 'vitest'
import { fixedPages, listFixedPaths } from './fixed-pages.ts'

const lists = {
  sitemap:
    '/ /stores /map /hours /plan-my-visit /retail /foodandbeverage /professionalservices /promotions /events-and-news /jobs ' +
    '/contests /blogs /pages /contact-us /newsletter',
  search:
    '/stores /map /hours /plan-my-visit /retail /foodandbeverage /professionalservices /promotions /events-and-news /jobs ' +
    '/contests /blogs /contact-us',
  offline: '/ /stores /map /hours /plan-my-visit /retail /foodandbeverage /professionalservices /promotions',
  links:
    '/ /stores /map /hours /plan-my-visit /retail /foodandbeverage /professionalservices /promotions /events-and-news /jobs ' +
    '/contests /blogs /pages /contact-us /newsletter /search-results /favorites /login /profile /map/print',
  contentPage: '/contact-us /newsletter',
} as const

it.each(['sitemap', 'search', 'offline', 'links', 'contentPage'] as const)(
  'lists the pages in the %s',
  (use) => {
    expect(listFixedPaths(use).join(' ')).toBe(lists[use])
  },
)

it('says what one needs to open a page', () => {
  const needs = fixedPages.flatMap((page) => ('needs' in page ? [`${page.path} ${page.needs}`] : []))
  expect(needs).toEqual([
    '/newsletter/confirm mail',
    '/newsletter/unsubscribe mail',
    '/login/confirm mail',
    '/profile login',
    '/profile/delete login',
  ])
})

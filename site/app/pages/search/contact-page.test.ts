import { describe, expect, it } from 'vitest'
import { createTestContent } from '../../../testing/content.ts'
import { createTestContext, createTestPage } from '../../../testing/page-context.ts'
import { searchScreen } from './search-screen.server.ts'

describe('the search', () => {
  it.each([
    ['without a page of the mall', []],
    ['with one', [createTestPage({ slug: 'harbour-contact-us', name: 'Contact' })]],
  ])('leads to the one address of the contact page %s', (_, pages) => {
    const content = createTestContent('en', { pages })
    const context = createTestContext({ content, contentIn: () => content })
    const found = searchScreen(context, new URLSearchParams('searchQuery=contact')).pages
    expect(found?.rows.map(({ to }) => to)).toEqual(['/contact-us'])
  })
})

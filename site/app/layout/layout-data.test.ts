import type { Alert } from '@promenade/domain/mall/property'
import { describe, expect, it } from 'vitest'
import { createTestContext, testHtml } from '../../testing/page-context.ts'
import { layoutData } from './layout-data.server.ts'

describe('the alert above every page', () => {
  it('is absent where there is none', () => {
    expect(layoutData(createTestContext())).not.toHaveProperty('alert')
  })

  it.each([
    ['x'.repeat(36), 'line'],
    ['x'.repeat(37), 'medium'],
    ['x'.repeat(190), 'medium'],
    ['x'.repeat(191), 'long'],
  ])('expands unless its message fits one line of a phone: %s is %s', (text, length) => {
    expect(alertWith({ message: testHtml(`<p>${text} </p>`) })?.length).toBe(length)
  })

  it('expands if its line is the title, even for a short message', () => {
    expect(alertWith({ title: 'Storm', message: testHtml('<p>x</p>') })?.length).toBe('medium')
  })

  it('begins with its message if it has no title', () => {
    expect(
      alertWith({ message: testHtml('<p>The <strong>lift</strong> is out of order</p>') }),
    ).toMatchObject({
      title: 'The lift is out of order',
      hasTitle: false,
    })
  })

  it('counts text, not tags', () => {
    const html = `<p>Take the <a href="/pages/${'long-address-'.repeat(20)}">lifts</a></p>`
    expect(alertWith({ message: testHtml(html) })?.length).toBe('line')
  })

  it('marks English texts on a Spanish page', () => {
    const alert = alertWith({ title: 'Storm', message: testHtml('<p>x</p>'), untranslated: ['message'] })
    expect([alert?.titleLang, alert?.htmlLang]).toEqual([undefined, 'en'])
  })
})

it('says that pages tell nobody that they are seen, but not where they are counted', () => {
  expect(layoutData(createTestContext())).toHaveProperty('uncounted', true)
  expect(layoutData({ ...createTestContext(), countsViews: true })).not.toHaveProperty('uncounted')
})

function alertWith(changes: Partial<Alert>) {
  const context = createTestContext()
  const alert: Alert = { look: 'neutral', message: testHtml('<p>x</p>'), untranslated: [], ...changes }
  const property = { ...context.content.property, alert }
  return layoutData({ ...context, content: { ...context.content, property } }).alert
}

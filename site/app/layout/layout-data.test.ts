import type { Alert } from '@promenade/domain/mall/property'
import { describe, expect, it } from 'vitest'
import { createTrialVisit, trialHtml } from '../content/trial-visit.ts'
import { layoutData } from './layout-data.server.ts'

describe('the alert above every page', () => {
  it('is absent where there is none', () => {
    expect(layoutData(createTrialVisit())).not.toHaveProperty('alert')
  })

  it.each([
    ['', 'short'],
    ['Up to a line on a phone: forty-four letters.', 'short'],
    ['One letter more than a phone has in one line.', 'medium'],
    ['x'.repeat(190), 'medium'],
    ['x'.repeat(191), 'long'],
  ])('knows what to fold: %.50s is %s', (text, length) => {
    expect(alertWith({ message: trialHtml(`<p>${text} </p>`) })?.length).toBe(length)
  })

  it('counts what is read, not the tags', () => {
    const html = `<p>Take the <a href="/pages/${'long-address-'.repeat(20)}">lifts</a></p>`
    expect(alertWith({ message: trialHtml(html) })?.length).toBe('short')
  })

  it('marks what is in English on a Spanish page', () => {
    const alert = alertWith({ title: 'Storm', message: trialHtml('<p>x</p>'), untranslated: ['message'] })
    expect([alert?.titleLang, alert?.htmlLang]).toEqual([undefined, 'en'])
  })

  it('can be a title alone', () => {
    expect(alertWith({ look: 'danger', title: 'Please leave' })).toMatchObject({
      look: 'danger',
      title: 'Please leave',
      html: undefined,
      length: 'short',
    })
  })
})

function alertWith(changes: Partial<Alert>) {
  const visit = createTrialVisit()
  const alert: Alert = { look: 'neutral', untranslated: [], ...changes }
  const property = { ...visit.content.property, alert }
  return layoutData({ ...visit, content: { ...visit.content, property } }).alert
}

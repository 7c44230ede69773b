import { describe, expect, it } from 'vitest'
import { formatEditTarget, parseEditTarget, parsePreviewMessage } from './preview-messages.ts'

describe('a field in a page of the preview', () => {
  it.each(['57#summary.es', '57#items.0.caption.en', '57#'])('%s is read as it was written', (text) => {
    const target = parseEditTarget(text)
    expect(target && formatEditTarget(target)).toBe(text)
  })

  it('has numbers for the places in a list', () => {
    expect(parseEditTarget('57#items.0.caption.en')).toEqual({
      entry: 57,
      path: ['items', 0, 'caption', 'en'],
    })
  })

  it.each(['', 'summary', '57', '57#<script>', '#name', '1234567890#name'])('is not %j', (text) => {
    expect(parseEditTarget(text)).toBeUndefined()
  })
})

describe('a message of a preview', () => {
  it.each([
    { type: 'preview-ready', id: 3, path: '/es', requestedAt: 1_795_000_000_000 },
    { type: 'preview-edit', nonce: 'n', edit: '57#name.en' },
  ])('is taken with the fields of its type: %j', (message) => {
    expect(parsePreviewMessage({ ...message, more: true })).toEqual(message)
  })

  it.each([
    null,
    'preview-ready',
    { type: 'preview-ready', id: '3', path: '/es', requestedAt: 1_795_000_000_000 },
    { type: 'preview-ready', id: 3, path: '/es' },
    { type: 'preview-edit', edit: '57#name.en' },
    { type: 'preview-edit', nonce: 7, edit: '57#name.en' },
    { type: 'studio-reload', nonce: 'n' },
  ])('is not %j', (data) => {
    expect(parsePreviewMessage(data)).toBeUndefined()
  })
})

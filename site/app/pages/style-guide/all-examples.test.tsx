import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createLanguage } from '../../messages/language.ts'
import { LanguageProvider } from '../../messages/messages.tsx'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { allExamples } from './all-examples.ts'
import { StyleGuide } from './style-guide.tsx'

const folder = join(import.meta.dirname, '..', '..', 'components')

describe('the examples of the components', () => {
  describe.each(allExamples)('of $component', ({ examples }) => {
    it('have names of their own', () => {
      expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
    })

    it.each(examples)('render $name', ({ render: example }) => {
      const html = render(example())
      expect(html).not.toMatch(/ style=/)
      expect(html).not.toMatch(/undefined|\[object |NaN/)
      expect(repeated(idsIn(html))).toEqual([])
      expect(findDanglingIds(html)).toEqual([])
    })
  })

  it('exist for every component', async () => {
    const files = await readdir(folder, { recursive: true })
    const components = files.flatMap((file) => /([^/\\]+)\.examples\.tsx$/.exec(file)?.[1] ?? [])
    expect(allExamples.map(({ component }) => component).toSorted()).toEqual(components.toSorted())
  })

  it.each(['en', 'es'] as const)('are on one page (%s) without duplicate ids', (locale) => {
    const html = render(
      <LanguageProvider language={createLanguage(locale, messagesIn(locale))}>
        <StyleGuide words={messagesIn(locale).styleGuide} />
      </LanguageProvider>,
    )
    expect(repeated(idsIn(html))).toEqual([])
    expect(findDanglingIds(html)).toEqual([])
    expect(html).not.toMatch(/ style=/)
    expect(html.match(/data-example=/g)).toHaveLength(allExamples.flatMap(({ examples }) => examples).length)
  })
})

/** React reports unknown attributes on the console, which fails the test (`tools/fail-on-console-error.ts`). */
function render(example: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location="/style-guide">{example}</StaticRouter>)
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
}

/** Ids that are referenced but missing. */
function findDanglingIds(html: string): string[] {
  const named = [
    ...html.matchAll(/ (?:aria-labelledby|aria-describedby|aria-controls|for|popovertarget)="([^"]*)"/gi),
  ]
  const ids = new Set(idsIn(html))
  return named.flatMap(([, list = '']) => list.split(' ')).filter((id) => !ids.has(id))
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

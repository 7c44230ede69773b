import type { Locale } from '@promenade/domain/locale/locale'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchScreen } from '../../site/app/pages/search/search-screen.server.ts'
import { suggestionsFor } from '../../site/app/pages/search/suggestions.server.ts'
import type { MallContent } from '../../site/content/mall-content.ts'
import { createTestContext, testTime } from '../../site/testing/page-context.ts'
import { readDemoMall } from './demo-mall.ts'
import { isMeant, type Question, readQuestions } from './questions.ts'

const now = testTime('2026-11-20 11:00')
let contentIn: (locale: Locale) => MallContent | undefined
beforeAll(async () => {
  contentIn = await readDemoMall(new Date(now))
}, 120_000)

describe.each([
  ['english.txt', 'en', 0.95],
  ['spanish.txt', 'es', 0.95],
  ['held-back-english.txt', 'en', 0.95],
  ['held-back-spanish.txt', 'es', 0.95],
] as const)('the search, asked the everyday questions of %s', (file, locale, floor) => {
  const questions = readQuestions(file, locale)

  it(`has a right result first for at least ${floor * 100} % of them`, () => {
    const wrong = questions
      .map((question) => ({ ...question, first: firstOf(question) }))
      .filter(({ answers, first }) => !isAnyMeant(answers, first))
    const lines = wrong.map(({ asked, first = 'nothing' }) => `${asked} → ${first}`)
    expect(questions.length).toBeGreaterThan(40)
    expect(1 - wrong.length / questions.length, lines.join('\n')).toBeGreaterThanOrEqual(floor)
  })

  it('never has an absurd result first', () => {
    const absurd = questions.filter((question) => {
      const first = firstOf(question)
      return first !== undefined && isAnyMeant(question.absurd, first)
    })
    expect(absurd.map(({ asked }) => asked)).toEqual([])
  })

  it('opens the screen on the row that it suggests first', () => {
    const different = questions.filter((question) => firstOf(question) !== firstRowOf(question))
    expect(different.map(({ asked }) => asked)).toEqual([])
  })
})

function firstOf(question: Question): string | undefined {
  const { suggestions } = suggestionsFor(...askOf(question))
  return withoutLanguage(suggestions[0]?.to)
}

function firstRowOf(question: Question): string | undefined {
  const { pages, kinds } = searchScreen(...askOf(question))
  const [page, row] = [pages?.rows[0], kinds?.rows[0]]
  return withoutLanguage((pages?.isFirst ? (page ?? row) : (row ?? page))?.to)
}

function askOf({ asked, locale }: Question) {
  const content = contentIn(locale)
  const context = createTestContext({ locale, now, contentIn, ...(content && { content }) })
  return [context, new URLSearchParams({ searchQuery: asked })] as const
}

function withoutLanguage(address: string | undefined): string | undefined {
  return address?.replace(/^\/es(?=\/|$)/, '')
}

function isAnyMeant(answers: readonly string[], address: string | undefined): boolean {
  return answers.some((answer) => isMeant(answer, address, categoriesOf))
}

function categoriesOf(slug: string): readonly string[] {
  const { stores = [], categories = [] } = contentIn('en') ?? {}
  const store = stores.find((each) => each.slug === slug)
  return categories.filter(({ id }) => store?.categoryIds.includes(id)).map((category) => category.slug)
}

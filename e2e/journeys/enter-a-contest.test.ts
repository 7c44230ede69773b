import { describe, expect, it } from 'vitest'
import { awake, useBrowser, withoutScript } from '../browser.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    title: 'Contests',
    contest: 'Name the ferry',
    until: /^Enter by /,
    rules: 'Rules',
    how: 'Take part',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    title: 'Concursos',
    contest: 'Ponle nombre al ferry',
    until: /^Participa hasta el /,
    rules: 'Bases',
    how: 'Participa',
  },
] as const

describe('the carousel of contests', () => {
  it('shows one after the other, stands still until asked, and comes round', async () => {
    const { page, complaints } = await visit({ reducedMotion: 'reduce' })
    await page.goto('/contests')
    await awake(page)
    const contests = page.getByRole('region', { name: 'Contests open now' })
    const next = contests.getByRole('button', { name: 'Next contest' })
    await contests.getByText('1 / 3').waitFor()
    expect(await contests.getByRole('button', { name: 'Play' }).count()).toBe(0)
    await next.click()
    await contests.getByText('2 / 3').waitFor()
    await next.click()
    await contests.getByText('3 / 3').waitFor()
    await next.click()
    await contests.getByText('1 / 3').waitFor()
    await contests.getByRole('button', { name: 'Previous contest' }).click()
    await contests.getByText('3 / 3').waitFor()
    expect(complaints).toEqual([])
  })
})

describe.each(languages)('a visitor who wants to win something, in $name', (words) => {
  it('learns until when, by which rules, and where to enter, without script', async () => {
    const { page, complaints } = await visit(withoutScript)
    await page.goto(`${words.prefix}/contests`)
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await page.getByRole('link', { name: words.contest }).click()
    await page.getByRole('heading', { level: 1, name: words.contest }).waitFor()
    await page.getByText(words.until).first().waitFor()
    await page.getByRole('heading', { level: 2, name: words.rules }).waitFor()
    await page.getByRole('heading', { level: 2, name: words.how }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is told that an unknown contest is not there', async () => {
    const { page } = await visit()
    expect((await page.request.get(`${words.prefix}/contests/nothing`)).status()).toBe(404)
  })
})

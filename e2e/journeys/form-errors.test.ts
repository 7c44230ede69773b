import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { labelInFault } from '../../site/app/components/form/label-in-fault.ts'
import { useBrowser } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { open, type VisitMode, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()

/** Every page with a form that needs no login. */
const pages = [
  '/contact-us',
  '/newsletter',
  '/login',
  '/contests/name-the-ferry',
  '/contests/chowder-for-a-year',
  '/contests/the-harbour-in-one-picture',
]

/** Invalid values for each kind of error. */
const answers = {
  nothing: '',
  'what no field takes': 'www.pills.example <@>',
  'far too much': 'x'.repeat(6000),
}

describe.each(byTurns(visitModes))('the errors of a form, $name,', ({ it, ...mode }) => {
  it.each(pages)('use the words of each label, beside the field and in the summary: %s', async (path) => {
    const { page } = await visit(mode.browser)
    const seen = []
    for (const answer of Object.values(answers)) seen.push(...(await errorsAfter(page, path, answer, mode)))
    expect(seen.length).toBeGreaterThan(0)
    for (const { label, beside, summary } of seen) {
      expect(beside).toContain(`${labelInFault(label)}: `)
      expect(summary).toBe(beside)
    }
  })
})

async function errorsAfter(page: Page, path: string, answer: string, mode: VisitMode) {
  await open(page, path, mode)
  const form = page.locator('main form:has([name=stamp])')
  for (const field of await form.locator('input:is([type=text], [type=email], [type=tel]), textarea').all())
    await field.fill(answer)
  await form.getByRole('button').last().click()
  await page.getByRole('heading', { name: mode.words.form.problem }).waitFor()
  // The heading comes before the fields, in a document that is still being read.
  await page.waitForLoadState()
  return page.evaluate(readErrors)
}

/** Runs in the page: each invalid field with its label and error. */
function readErrors() {
  return [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')].map((field) => {
    const label = document.querySelector(`label[for="${field.id}"]`)
    // Without «(optional)», which is not part of the label.
    const name = [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const fault = document.querySelector(`#${field.id}-fault > span`)
    return {
      label: name?.textContent ?? '',
      beside: fault?.textContent.slice(fault.firstElementChild?.textContent.length),
      summary: document.querySelector(`a[href="#${field.id}"]`)?.textContent,
    }
  })
}

import type { BrowserContextOptions, Page } from 'playwright-core'
import { en } from '../../site/app/messages/forms/en.ts'
import { es } from '../../site/app/messages/forms/es.ts'
import { awake, withoutScript } from './browser.ts'

export interface WayToVisit {
  readonly name: string
  /** What stands before the path of a page. */
  readonly prefix: string
  readonly hasScript: boolean
  readonly browser: BrowserContextOptions
  /** What forms say. */
  readonly words: typeof en
}

const english = { prefix: '', words: en, browser: { locale: 'en-CA' } }
const spanish = { prefix: '/es', words: es, browser: { locale: 'es-MX' } }

/** Every form works in each of these. */
export const waysToVisit = [
  { name: 'in English', ...english, hasScript: true },
  { name: 'in Spanish', ...spanish, hasScript: true },
  withoutScripts('in English without script', english),
  withoutScripts('in Spanish without script', spanish),
] as const satisfies readonly WayToVisit[]

function withoutScripts(name: string, language: typeof english): WayToVisit {
  return { ...language, name, hasScript: false, browser: { ...language.browser, ...withoutScript } }
}

/** Opens a page of the language and waits until it does what it does in this way of visiting. */
export async function open(page: Page, path: string, { prefix, hasScript }: WayToVisit): Promise<void> {
  await page.goto(prefix + path)
  if (hasScript) await awake(page)
}

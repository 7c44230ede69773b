import type { BrowserContextOptions, Page } from 'playwright-core'
import { en } from '../../site/app/messages/forms/en.ts'
import { es } from '../../site/app/messages/forms/es.ts'
import { hydrated, withoutScript } from './browser.ts'

export interface VisitMode {
  readonly name: string
  /** Language prefix of paths. */
  readonly prefix: string
  readonly hasScript: boolean
  readonly browser: BrowserContextOptions
  /** The texts of forms. */
  readonly words: typeof en
}

const english = { prefix: '', words: en, browser: { locale: 'en-CA' } }
const spanish = { prefix: '/es', words: es, browser: { locale: 'es-MX' } }

export const inEnglish: VisitMode = { name: 'in English', ...english, hasScript: true }
export const inSpanish: VisitMode = { name: 'in Spanish', ...spanish, hasScript: true }
export const inEnglishWithoutScript = withoutScripts('in English without script', english)
export const inSpanishWithoutScript = withoutScripts('in Spanish without script', spanish)

/** Both languages, and with and without script. Not all combinations: a form's texts do not depend on script. */
export const visitModes = [inSpanish, inEnglishWithoutScript]

function withoutScripts(name: string, language: typeof english): VisitMode {
  return { ...language, name, hasScript: false, browser: { ...language.browser, ...withoutScript } }
}

/** Opens a page in the mode's language, and waits for hydration if the mode has script. */
export async function open(page: Page, path: string, { prefix, hasScript }: VisitMode): Promise<void> {
  await page.goto(prefix + path)
  if (hasScript) await hydrated(page)
}

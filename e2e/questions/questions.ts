import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@promenade/domain/locale/locale'

/** A question of a visitor, with what may be found first. */
export interface Question {
  readonly asked: string
  readonly locale: Locale
  readonly answers: readonly string[]
  /** Results that must not be first. */
  readonly absurd: readonly string[]
}

/** Reads `question = answer, answer ! absurd answer` per line; lines with `#` are headings. */
export function readQuestions(file: string, locale: Locale): readonly Question[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [asked = '', right = ''] = line.split(' = ')
      const [answers = '', absurd = ''] = right.split(' ! ')
      return { asked: asked.trim(), locale, answers: listOf(answers), absurd: listOf(absurd) }
    })
}

/**
 * True if an address is meant by an answer: the slug of a store; `#` and the slug of a place on the map; `category:`,
 * `event:` or `promotion:` and a slug; `any:` and the slug of a category, for the category and its stores; a path; or one
 * of `groups`. A `*` at the end stands for any continuation; `nothing` is no result at all.
 */
export function isMeant(
  answer: string,
  address: string | undefined,
  categoriesOf: (store: string) => readonly string[],
): boolean {
  if (address === undefined || answer === 'nothing') return address === undefined && answer === 'nothing'
  const group = groups[answer]
  if (group !== undefined) return listOf(group).some((each) => isMeant(each, address, categoriesOf))
  const [kind = '', slug] = answer.split(':')
  if (kind === 'any' && slug !== undefined) {
    const store = /^\/stores\/([^/?#]+)/.exec(address)?.[1]
    return store === undefined
      ? isMeant(`category:${slug}`, address, categoriesOf)
      : categoriesOf(store).includes(slug)
  }
  const path = pathOf(kind, slug)
  return path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path
}

function pathOf(answer: string, slug: string | undefined): string {
  if (slug !== undefined) return `${places[answer] ?? '/'}${slug}`
  if (answer.startsWith('/')) return answer
  return answer.startsWith('#') ? `/map${answer}` : `/stores/${answer}`
}

const places: Readonly<Record<string, string>> = {
  category: '/stores?category=',
  event: '/events-and-news/',
  promotion: '/promotions/',
}

const groups: Readonly<Record<string, string>> = {
  WC: '/map?to=nearest-washroom&stepfree=1, #washroom-*',
  ATM: '/map?to=nearest-atm&stepfree=1, #atm-*',
  LIFT: '/map?to=nearest-lift&stepfree=1, #lift-*',
  WATER: '/map?to=nearest-water&stepfree=1, #water-*',
  FAMILY: '/map?to=nearest-family-room&stepfree=1',
  FIRSTAID: '/map?to=nearest-first-aid&stepfree=1, #security-desk, /pages/security-and-life-safety',
  INFO: '/map?to=nearest-guest-services&stepfree=1, #guest-services-desk, /pages/our-services',
  LOST: '/map?to=nearest-guest-services&stepfree=1, #guest-services-desk, /pages/our-services, /contact-us',
  EV: '#ev-charging-*',
  PARKING: '/pages/directions-and-parking, #north-slip, #south-slip',
  HOURS: '/hours*',
  FOOD: '/foodandbeverage, any:food-and-beverage, any:food-hall, any:restaurants, any:coffee-tea, any:bakeries-sweets, any:juice-snacks',
  EVENTS: '/events-and-news*',
  JOB: '/jobs*',
  OFFER: '/promotions*',
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

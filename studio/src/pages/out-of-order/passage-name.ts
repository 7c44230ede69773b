import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { labelIn } from '@promenade/domain/map/label-in'
import type { ScreenWords } from '../../context/use-words.ts'
import { outOfOrderEn } from '../../messages/out-of-order-en.ts'
import { outOfOrderEs } from '../../messages/out-of-order-es.ts'

/** Something that people walk through. */
export type Passage = PlanJson['passages'][number]

const words: ScreenWords<typeof outOfOrderEn> = { en: outOfOrderEn, es: outOfOrderEs }

/** Its name on the map, or what it is, and what is beside it if that tells it from others: `Walkway between North Walk and Net Loft`. */
export function passageName({ name, beside, kind }: Passage, locale: keyof typeof words): string {
  const { kinds, beside: isBeside, between } = words[locale] ?? outOfOrderEn
  const [one = '', other] = beside.map((label) => labelIn(label, locale))
  const what = Object.keys(name).length > 0 ? labelIn(name, locale) : kinds[kind]
  if (one === '') return what
  return other === undefined ? isBeside(what, one) : between(what, one, other)
}

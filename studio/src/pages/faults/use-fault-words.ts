import type { MallFault } from '@promenade/contract/studio-api/faults'
import type { Locale } from '@promenade/domain/locale/locale'
import { useStudio } from '../../context/studio-context.ts'
import { faultScreenEn } from '../../messages/fault-screen-en.ts'
import { faultScreenEs } from '../../messages/fault-screen-es.ts'

export type FaultWords = typeof faultScreenEn

const dictionaries: Readonly<Partial<Record<Locale, FaultWords>>> = { en: faultScreenEn, es: faultScreenEs }

/** The words of the screen Faults, which are loaded with it and not with every record. */
export function useFaultWords(): FaultWords {
  return dictionaries[useStudio().locale] ?? faultScreenEn
}

/** The heading of all faults of a code. */
export function headingOf(code: MallFault['code'], words: FaultWords): string {
  const headings: Readonly<Partial<Record<MallFault['code'], string>>> = words.headings
  return headings[code] ?? words.broken
}

import type { MallFault } from '@promenade/contract/studio-api/faults'
import { useWords } from '../../context/use-words.ts'
import { faultScreenEn } from '../../messages/fault-screen-en.ts'
import { faultScreenEs } from '../../messages/fault-screen-es.ts'

export type FaultWords = typeof faultScreenEn

/** The words of the screen Faults, which are loaded with it and not with every record. */
export const useFaultWords = () => useWords({ en: faultScreenEn, es: faultScreenEs })

/** The heading of all faults of a code. */
export function headingOf(code: MallFault['code'], words: FaultWords): string {
  const headings: Readonly<Partial<Record<MallFault['code'], string>>> = words.headings
  return headings[code] ?? words.broken
}

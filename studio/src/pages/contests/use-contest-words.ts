import type { ContestJson } from '@promenade/contract/studio-api/contests'
import { useStudio } from '../../context/studio-context.ts'
import { useWords } from '../../context/use-words.ts'
import { contestsEn } from '../../messages/contests-en.ts'
import { contestsEs } from '../../messages/contests-es.ts'

type Told = NonNullable<ContestJson['draw']>['drawn'][number]['told']

/** The words of contests, which are loaded with their screens. */
export const useContestWords = () => useWords({ en: contestsEn, es: contestsEs })

/** Says when a winner was told, and what has become of the mail. */
export function useToldText(): (told: NonNullable<Told>) => string {
  const { format } = useStudio()
  const { told: texts } = useContestWords()
  return ({ at, by, state }) => texts[state](`${format.date(at)}, ${format.time(at)}`, by)
}

import type { ContestJson } from '@promenade/contract/studio-api/contests'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { WinnerSheet } from './winner-sheet.tsx'
import { useWinnerWords } from './winner-words.ts'

/** The button that writes to all winners who have not been told; nothing where there is none. */
export function WriteToWinners({ contest }: { readonly contest: ContestJson }) {
  const { isAllowed } = useStudio()
  const words = useWinnerWords()
  const [isOpen, setIsOpen] = useState(false)
  const winners = (contest.draw?.drawn ?? []).flatMap(({ ticket, standing, entrant, told }) =>
    standing === 'winner' && entrant !== null && (told === null || told.state === 'failed')
      ? [{ ticket, locale: entrant.locale }]
      : [],
  )
  if (!isAllowed('visitors.write') || winners.length === 0) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && <WinnerSheet contest={contest} winners={winners} onClose={() => setIsOpen(false)} />}
    </>
  )
}

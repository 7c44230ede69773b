import type { TokensJson } from '@promenade/contract/studio-api/tokens'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type FreshFactor, useFreshFactor } from '../account/fresh-factor.tsx'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { ProgramList } from '../account/program-list.tsx'
import { TokenSheet } from '../account/token-sheet.tsx'
import { useAccountAct } from '../account/use-account-act.ts'
import { useTokenWords } from '../account/use-token-words.ts'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

export async function loader() {
  const [{ items }, means] = await Promise.all([call('GET /api/v1/tokens'), call('GET /api/v1/means')])
  return { items, means }
}

/** The tokens with which other programs use the API. */
export function Component() {
  const { messages: m } = useStudio()
  const { items, means } = useLoaderData<typeof loader>()
  const [isOpen, setIsOpen] = useState(false)
  const factor = useFreshFactor()
  const words = useTokenWords()
  const sheets = (
    <>
      {isOpen && <TokenSheet factor={factor} onClose={() => setIsOpen(false)} />}
      {factor.sheet}
    </>
  )
  return (
    <ProgramList
      title={m.account.tokens.title}
      words={words}
      means={means}
      onCreate={() => setIsOpen(true)}
      sheets={sheets}
    >
      {items.map((token) => (
        <Token key={token.id} token={token} factor={factor} />
      ))}
    </ProgramList>
  )
}

interface TokenProps {
  readonly token: TokensJson['items'][number]
  readonly factor: FreshFactor
}

function Token({ token, factor }: TokenProps) {
  const { format } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const words = useTokenWords()
  const { id, name, scopes, by, createdAt, usedAt, expiresAt } = token
  return (
    <li>
      <ProblemNotice text={problem} />
      <span>
        <b>{name}</b>
        <br />
        <span className={primitives.soft}>{scopes.map((scope) => words.scopes[scope]).join(' · ')}</span>
        <br />
        <span className={primitives.note}>
          {words.since(format.date(createdAt), by)},{' '}
          {usedAt === null ? words.unused : words.used(format.moment(usedAt))}
          {expiresAt !== null && `, ${words.until(format.date(expiresAt))}`}
        </span>
      </span>
      <Button
        look="small"
        aria-label={`${words.revoke}: ${name}`}
        onClick={() =>
          void act({
            request: () => call('DELETE /api/v1/tokens/:id', { params: { id } }),
            done: words.revoked,
          })
        }
      >
        {words.revoke}
      </Button>
    </li>
  )
}

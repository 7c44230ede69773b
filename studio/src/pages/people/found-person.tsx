import type { PersonJson } from '@promenade/contract/studio-api/person'
import { subscriptionStates } from '@promenade/domain/forms/subscription-states'
import { useEffect, useRef, useState } from 'react'
import { type FreshFactor, useFreshFactor } from '../../account/fresh-factor.tsx'
import { ProblemNotice } from '../../account/problem-notice.tsx'
import { useAccountAct } from '../../account/use-account-act.ts'
import { callVisitors } from '../../api/call-visitors.ts'
import { saveFile } from '../../api/download.ts'
import { Button } from '../../components/button.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { ErasureSheet } from './erasure-sheet.tsx'
import { useVisitorWords } from './use-visitor-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './visitors.module.css'

interface FoundPersonProps {
  readonly email: string
  readonly person: PersonJson
  /** Called with what is left. */
  readonly onErase: (left: PersonJson) => void
}

/** What the mall holds of an address, with its export and its erasure. */
export function FoundPerson({ email, person, onErase }: FoundPersonProps) {
  const { format, isAllowed } = useStudio()
  const words = useVisitorWords().person
  const factor = useFreshFactor()
  const [isErasing, setIsErasing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The result is told, and comes next by keyboard.
  useEffect(() => heading.current?.focus(), [person])
  const { parts, proofUntil, colleague } = person
  const isProofAlone = parts.every(
    ({ part, items }) => part === 'newsletter' && items[0]?.about === 'unsubscribed',
  )
  return (
    <section className={`${primitives.panel} ${primitives.stack}`}>
      <h2 ref={heading} tabIndex={-1}>
        {parts.length === 0 ? words.nothing(email) : words.foundTitle(email)}
      </h2>
      {colleague !== null && (
        <div className={primitives.notice}>
          <p>{words.colleague(colleague)}</p>
        </div>
      )}
      <div className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </div>
      {proofUntil !== null && (
        <div className={primitives.notice}>
          <p>
            {parts.length > 0 && isProofAlone && `${words.proofAlone} `}
            {words.proof(format.longDate(proofUntil))}
          </p>
        </div>
      )}
      {parts.length > 0 && (
        <div className={primitives.row}>
          <Export email={email} factor={factor} />
          {!isProofAlone && isAllowed('visitors.write') && (
            <Button look="danger" onClick={() => setIsErasing(true)}>
              {words.erase}
            </Button>
          )}
        </div>
      )}
      {isErasing && (
        <ErasureSheet
          email={email}
          proofUntil={proofUntil}
          factor={factor}
          onErase={onErase}
          onClose={() => setIsErasing(false)}
        />
      )}
      {factor.sheet}
    </section>
  )
}

function Part({ part, count, items }: PersonJson['parts'][number]) {
  const { format, locale } = useStudio()
  const { person: words, ofOne } = useVisitorWords()
  const others = count - items.length
  // Two mails may be alike in everything.
  const numbered = items.map((item, number) => ({ ...item, number }))
  const describe = ({ about, title }: (typeof items)[number]) => {
    if (title !== undefined) return inLanguage(title, locale)
    if (about === null) return ''
    const state = subscriptionStates.find((one) => part === 'newsletter' && one === about)
    if (state !== undefined) return ofOne[state]
    return part === 'mail' ? (words.mails[about] ?? about) : about
  }
  return (
    <div>
      <h3>
        {words.parts[part]} <span className={primitives.soft}>{count}</span>
      </h3>
      <ul>
        {numbered.map(({ number, ...item }) => (
          <li key={number}>
            {describe(item) !== '' && <span>{describe(item)}</span>}
            {item.at !== null && <span className={primitives.note}>{format.moment(item.at)}</span>}
          </li>
        ))}
        {others > 0 && <li className={primitives.note}>{words.more(others)}</li>}
      </ul>
    </div>
  )
}

function Export({ email, factor }: { readonly email: string; readonly factor: FreshFactor }) {
  const words = useVisitorWords().person
  const { act, problem } = useAccountAct(factor)
  const request = async () => {
    const person = await callVisitors('POST /api/v1/person/export', { body: { email } })
    // The name of the file stays in lists of downloads, so it has no address.
    saveFile(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), 'person.json')
  }
  return (
    <>
      <Button onClick={() => void act({ request, done: words.exported })}>{words.export}</Button>
      <ProblemNotice text={problem} />
    </>
  )
}

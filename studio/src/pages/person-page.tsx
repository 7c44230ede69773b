import type { PersonJson } from '@promenade/contract/studio-api/person'
import { useState } from 'react'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { useProblem } from '../account/use-problem.ts'
import { callVisitors } from '../api/call-visitors.ts'
import { Button } from '../components/button.tsx'
import { Form, TextField } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { Screen } from '../layout/screen.tsx'
import { FoundPerson } from './people/found-person.tsx'
import { KeptFor } from './people/kept-for.tsx'
import { PeopleSections } from './people/people-sections.tsx'
import { useVisitorWords } from './people/use-visitor-words.ts'
import primitives from '../theme/primitives.module.css'

/** Everything that the mall holds of one person. */
export function Component() {
  const { messages: m } = useStudio()
  const words = useVisitorWords().person
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<{ readonly email: string; readonly person: PersonJson }>()
  const { problem, isBusy, run } = useProblem(m)
  const find = async () => {
    setFound(undefined)
    const person = await callVisitors('POST /api/v1/person/search', { body: { email } })
    setFound({ email: email.trim(), person })
  }
  return (
    <Screen title={m.people.sections.person}>
      <PeopleSections />
      <Form
        className={`${primitives.stack} ${primitives.panel}`}
        onSubmit={() => void run(find, { 'bad-request': words.wrongEmail })}
      >
        <p className={primitives.soft}>{words.help}</p>
        <ProblemNotice text={problem} />
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <div>
          <Button type="submit" look="main" disabled={isBusy}>
            {words.find}
          </Button>
        </div>
      </Form>
      {found !== undefined && (
        <FoundPerson {...found} onErase={(person) => setFound({ email: found.email, person })} />
      )}
      <KeptFor
        what={[
          'contactMessage',
          'visitorReport',
          'addressOfReport',
          'contestEntry',
          'pendingSubscription',
          'endedSubscription',
          'account',
          'lostFavorite',
          'sentMail',
          'deadMail',
          'addressOfStore',
        ]}
      />
    </Screen>
  )
}

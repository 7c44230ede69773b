import type { Invitation } from '@promenade/contract/studio-api/people'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { listEntries } from '../api/entries.ts'
import { Button } from '../components/button.tsx'
import { Choice, Form, Labelled, TextField } from '../components/inputs.tsx'
import { LanguageChoice } from '../components/language-choice.tsx'
import { Sheet } from '../components/sheet.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import type { FreshFactor } from './fresh-factor.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { givenRoles, RoleChoice } from './role-choice.tsx'
import { useAccountAct } from './use-account-act.ts'
import { useStaffWords } from './use-staff-words.ts'

interface InviteSheetProps {
  readonly factor: FreshFactor
  readonly onClose: () => void
}

interface StoreOfUserProps {
  readonly value: number | undefined
  readonly onChange: (store: number) => void
}

/** The store of a store user, of those that the list of stores has. */
function StoreOfUser({ value, onChange }: StoreOfUserProps) {
  const { messages: m, locale } = useStudio()
  const [stores, setStores] = useState<readonly EntryRow[]>([])
  useEffect(() => {
    // Errors are ignored: without a store the invitation is not sent, and says so.
    listEntries({ kind: 'store', sort: 'title' }).then(setStores, () => undefined)
  }, [])
  return (
    <Labelled label={m.kinds.store.one}>
      <Choice
        required
        value={value === undefined ? '' : String(value)}
        options={[
          ['', '–'],
          ...stores.map((row) => [String(row.id), inLanguage(row.title, locale)] as const),
        ]}
        onChange={(id) => onChange(Number(id))}
      />
    </Labelled>
  )
}

/** Invites somebody by mail. */
export function InviteSheet({ factor, onClose }: InviteSheetProps) {
  const { locale } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const [person, setPerson] = useState<Invitation>({ name: '', email: '', role: 'editor', locale })
  const words = useStaffWords()
  const change = (fields: Partial<Invitation>) => setPerson({ ...person, ...fields })
  const submit = async () => {
    const request = () => call('POST /api/v1/staff', { body: person })
    if (await act({ request, done: words.sent(person.name), conflict: words.exists })) onClose()
  }
  return (
    <Sheet title={words.invite} onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <ProblemNotice text={problem} />
        <TextField
          label={words.name}
          maxLength={100}
          autoComplete="off"
          value={person.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={words.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={person.email}
          onChange={(email) => change({ email })}
        />
        <RoleChoice
          value={person.role}
          roles={[...givenRoles, 'store']}
          onChange={(role) => change({ role })}
        />
        {person.role === 'store' && (
          <StoreOfUser value={person.store} onChange={(store) => change({ store })} />
        )}
        <LanguageChoice
          label={words.language}
          value={person.locale}
          onChange={(next) => change({ locale: next })}
        />
        <div>
          <Button type="submit" look="main">
            {words.send}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}

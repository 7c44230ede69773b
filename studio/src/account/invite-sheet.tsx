import type { Invitation } from '@promenade/contract/studio-api/people'
import { type FormEvent, useState } from 'react'
import { inviteStaff } from '../api/account-requests.ts'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../layout/studio-context.ts'
import type { FreshFactor } from './fresh-factor.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useAccountAct } from './use-account-act.ts'

interface InviteSheetProps {
  readonly factor: FreshFactor
  readonly onClose: () => void
}

/** Invites somebody by mail. */
export function InviteSheet({ factor, onClose }: InviteSheetProps) {
  const { messages: m, locale } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const [person, setPerson] = useState<Invitation>({ name: '', email: '', role: 'editor', locale })
  const words = m.account.staff
  const change = (fields: Partial<Invitation>) => setPerson({ ...person, ...fields })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const request = () => inviteStaff(person)
    if (await act({ request, done: words.sent(person.name), conflict: words.exists })) onClose()
  }
  return (
    <Sheet title={words.invite} closeLabel={m.close} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <ProblemNotice text={problem} />
        <label className="field">
          <span>{words.name}</span>
          <input
            className="input"
            required
            maxLength={100}
            autoComplete="off"
            value={person.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{words.email}</span>
          <input
            className="input"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={person.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </label>
        <RoleChoice value={person.role} onChange={(role) => change({ role })} />
        <LanguageChoice value={person.locale} onChange={(next) => change({ locale: next })} />
        <div>
          <button type="submit" className="button main">
            {words.send}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

interface LanguageChoiceProps {
  readonly value: Invitation['locale']
  readonly onChange: (locale: Invitation['locale']) => void
}

function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const { messages: m, session } = useStudio()
  const find = (code: string) => session.mall.locales.find((one) => one === code) ?? value
  return (
    <label className="field">
      <span>{m.account.staff.language}</span>
      <select className="input" value={value} onChange={(event) => onChange(find(event.target.value))}>
        {session.mall.locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {m.ownNames[code]}
          </option>
        ))}
      </select>
    </label>
  )
}

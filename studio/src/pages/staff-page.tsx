import type { StaffMember } from '@promenade/contract/studio-api/people'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type FreshFactor, useFreshFactor } from '../account/fresh-factor.tsx'
import { InviteSheet } from '../account/invite-sheet.tsx'
import { MeansHint } from '../account/means-hint.tsx'
import { MemberSheet } from '../account/member-sheet.tsx'
import { useStaffWords } from '../account/use-staff-words.ts'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

export async function loader() {
  const [{ items }, means] = await Promise.all([call('GET /api/v1/staff'), call('GET /api/v1/means')])
  return { items, means }
}

/** The staff and their roles. */
export function Component() {
  const { messages: m } = useStudio()
  const { items, means } = useLoaderData<typeof loader>()
  const [isInviting, setIsInviting] = useState(false)
  const factor = useFreshFactor()
  const words = useStaffWords()
  const invite = (
    <Button look="main" onClick={() => setIsInviting(true)}>
      <Icon name="add" size={18} />
      {words.invite}
    </Button>
  )
  return (
    <Screen title={m.account.staff.title} within="settings" actions={invite}>
      <MeansHint means={means} />
      <section className={primitives.panel}>
        <ul className={primitives.lines}>
          {items.map((member) => (
            <Member key={member.id} member={member} factor={factor} />
          ))}
        </ul>
      </section>
      {isInviting && <InviteSheet factor={factor} onClose={() => setIsInviting(false)} />}
      {factor.sheet}
    </Screen>
  )
}

interface MemberProps {
  readonly member: StaffMember
  readonly factor: FreshFactor
}

function Member({ member, factor }: MemberProps) {
  const { messages: m, session } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const words = useStaffWords()
  const { id, name, email, role } = member
  return (
    <li>
      <span>
        <b>{name}</b>
        {id === session.staff.id && ` (${words.you})`}
        <br />
        <span className={primitives.soft}>
          {m.settings.roles[role]} · {email}
        </span>
        <br />
        <MemberState member={member} />
      </span>
      <Button look="small" aria-label={`${words.change}: ${name}`} onClick={() => setIsOpen(true)}>
        {words.change}
      </Button>
      {isOpen && <MemberSheet member={member} factor={factor} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

function MemberState({ member: { state, seenAt, invitation } }: { readonly member: StaffMember }) {
  const { format } = useStudio()
  const words = useStaffWords()
  const seen = seenAt === null ? words.never : words.seen(format.moment(seenAt))
  return (
    <span className={primitives.note}>
      {words.states[state]}
      {state === 'active' && ` · ${seen}`}
      {invitation !== null &&
        ` · ${invitation.isRecovery ? words.recovery(format.planned(invitation.validFrom)) : words.expires(format.date(invitation.expiresAt))}`}
      {state === 'invited' && invitation === null && ` · ${words.expired}`}
    </span>
  )
}

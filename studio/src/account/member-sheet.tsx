import type { StaffChange, StaffMember } from '@promenade/contract/studio-api/people'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Form, TextField } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { FreshFactor } from './fresh-factor.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { givenRoles, RoleChoice } from './role-choice.tsx'
import { useAccountAct } from './use-account-act.ts'
import { useStaffWords } from './use-staff-words.ts'
import primitives from '../theme/primitives.module.css'

interface MemberSheetProps {
  readonly member: StaffMember
  readonly factor: FreshFactor
  readonly onClose: () => void
}

/** Edits the account of a colleague: name, role, invitation, sessions and removal. */
export function MemberSheet({ member, factor, onClose }: MemberSheetProps) {
  const { act, problem } = useAccountAct(factor)
  const [name, setName] = useState(member.name)
  const [role, setRole] = useState<StaffChange['role']>(member.role === 'store' ? undefined : member.role)
  const words = useStaffWords()
  const submit = async () => {
    const request = () =>
      call('PATCH /api/v1/staff/:id', {
        params: { id: member.id },
        body: { name, ...(role === undefined ? {} : { role }) },
      })
    if (await act({ request, done: words.saved, conflict: words.lastAdmin })) onClose()
  }
  return (
    <Sheet title={member.name} onClose={onClose}>
      <div className={primitives.wideStack}>
        <Form onSubmit={() => void submit()}>
          <ProblemNotice text={problem} />
          <TextField label={words.name} maxLength={100} value={name} onChange={setName} />
          <RoleChoice value={role ?? member.role} roles={givenRoles} onChange={setRole} />
          <div>
            <Button type="submit" look="main">
              {words.save}
            </Button>
          </div>
        </Form>
        <Access member={member} factor={factor} onClose={onClose} />
      </div>
    </Sheet>
  )
}

/** Buttons that disable, recover or log out this account. */
function Access({ member, factor, onClose }: MemberSheetProps) {
  const { act, problem } = useAccountAct(factor)
  const words = useStaffWords()
  const { id, state, invitation } = member
  const press = (request: () => Promise<unknown>, done: string) =>
    void act({ request, done, conflict: words.lastAdmin }).then((isDone) => isDone && onClose())
  const isDisabled = state === 'disabled'
  return (
    <div className={primitives.stack}>
      <ProblemNotice text={problem} />
      {invitation !== null && (
        <Act
          text={words.stop}
          onPress={() =>
            press(() => call('DELETE /api/v1/staff/:id/invitation', { params: { id } }), words.stopped)
          }
        />
      )}
      {state === 'invited' && (
        <Act
          text={words.again}
          onPress={() =>
            press(
              () => call('POST /api/v1/staff/:id/invitation', { params: { id } }),
              words.sent(member.name),
            )
          }
        />
      )}
      {state === 'active' && (
        <>
          <Act
            text={words.logOut}
            onPress={() =>
              press(() => call('DELETE /api/v1/staff/:id/sessions', { params: { id } }), words.loggedOut)
            }
          />
          <Act
            text={words.recover}
            help={words.recoverHelp}
            onPress={() =>
              press(() => call('POST /api/v1/staff/:id/invitation', { params: { id } }), words.recovered)
            }
          />
        </>
      )}
      <Act
        text={isDisabled ? words.enable : words.disable}
        help={isDisabled ? undefined : words.disableHelp(member.tokens)}
        onPress={() =>
          press(
            () => call('PATCH /api/v1/staff/:id', { params: { id }, body: { disabled: !isDisabled } }),
            words.saved,
          )
        }
      />
    </div>
  )
}

interface ActProps {
  readonly text: string
  readonly help?: string | undefined
  readonly onPress: () => void
}

function Act({ text, help, onPress }: ActProps) {
  return (
    <div className={primitives.closeStack}>
      <Button onClick={onPress}>{text}</Button>
      {help !== undefined && <p className={primitives.note}>{help}</p>}
    </div>
  )
}

import { Field } from './field.tsx'
import { Part } from './part.tsx'
import { useStore } from './store-context.ts'
import { useDraft } from './use-draft.ts'

/** The phone number of the store. */
export function PhonePart() {
  const { page, words } = useStore()
  const draft = useDraft('phone', {
    phone: page.phone ?? '',
  })
  const { fields, change } = draft
  const phone = fields['phone'] ?? ''
  return (
    <Part
      name="phone"
      now={<b>{page.phone ?? words.noPhone}</b>}
      confirm={{ phone: page.phone }}
      change={words.change}
      draft={draft}
      read={() => ({ phone: phone.trim() || null })}
    >
      {(fault) => (
        <Field label={words.parts.phone} help={words.phoneHelp} fault={fault('phone')}>
          {(described) => (
            <input
              {...described}
              type="tel"
              autoComplete="off"
              maxLength={60}
              value={phone}
              onChange={({ target }) => change({ phone: target.value })}
            />
          )}
        </Field>
      )}
    </Part>
  )
}

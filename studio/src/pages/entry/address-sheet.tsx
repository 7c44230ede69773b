import { pagePathOf } from '@promenade/contract/kinds/kinds'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { useState } from 'react'
import { applyChanges } from '../../api/apply-changes.ts'
import { codeOf } from '../../api/request-error.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { comparableText } from '../../documents/comparable-text.ts'
import { problemText } from '../../context/problem-text.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { EditorSheetProps } from './use-draft.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'

type AddressSheetProps = EditorSheetProps & { readonly entry: EntryJson }

/** Changes the address of a record; the former one redirects. */
export function AddressSheet({ store, entry, title, onClose, onDone }: AddressSheetProps) {
  const { messages: m, notify } = useStudio()
  const [slug, setSlug] = useState(entry.slug)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // True if the address redirects to another record: pressed again, it is taken over.
  const [isFormer, setIsFormer] = useState(false)
  const address = slug.replace(/^-|-$/g, '')
  const change = async () => {
    setIsBusy(true)
    try {
      const record = await store.flush()
      if (record === undefined) return
      const { id } = await applyChanges(
        [{ ...record, action: 'rename', slug: address, ...(isFormer ? { takesFormer: true } : {}) }],
        crypto.randomUUID(),
      )
      notify({ text: m.done.rename, changeSet: id })
      await onDone()
      onClose()
    } catch (error) {
      const code = codeOf(error)
      setIsFormer(code === 'former-address')
      if (code === 'former-address') setProblem(m.address.former)
      else setProblem(code === 'conflict' ? m.address.taken : problemText(error, m))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Sheet
      title={m.address.title(title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button
            type="submit"
            form="address"
            look="main"
            disabled={address === '' || isBusy || address === entry.slug}
          >
            {isFormer ? m.address.takeFormer : m.address.change}
          </Button>
        </>
      }
    >
      <Form id="address" onSubmit={() => void change()}>
        <label className={primitives.closeStack}>
          <b>{m.address.label}</b>
          <input
            className={inputs.input}
            data-first-focus
            autoComplete="off"
            spellCheck={false}
            maxLength={180}
            value={slug}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby="address-help"
            onChange={(event) => {
              setSlug(asAddress(event.target.value))
              setProblem(undefined)
              setIsFormer(false)
            }}
          />
        </label>
        <p id="address-help" className={primitives.note}>
          {pagePathOf(entry.kind, address)}
          <br />
          {m.address.help}
        </p>
        {problem !== undefined && (
          <p className={inputs.fault} role="alert">
            {problem}
          </p>
        )}
      </Form>
    </Sheet>
  )
}

/** The typed text as a slug: without accents and spaces. */
function asAddress(text: string): string {
  return comparableText(text).replace(/[^a-z0-9]+/g, '-')
}

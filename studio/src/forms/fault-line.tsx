import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { nameOfPath } from '../presenters/name-of-path.ts'
import { faultText } from '../presenters/fault-text.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import { useFields } from '../context/use-fields.ts'
import { fieldAt } from '../documents/fields.ts'
import { useStudio } from '../context/studio-context.ts'

interface FaultLineProps {
  readonly fault: EntryFault
  /** The record of the screen. */
  readonly own: { readonly id: number | undefined; readonly kind: EntryKind }
}

/** A field and its fault. A fault of another record names that record and links to it. */
export function FaultLine({ fault, own }: FaultLineProps) {
  const { entry, path } = fault
  const { messages: m, locale } = useStudio()
  const [other, setOther] = useState<{ readonly kind: EntryKind; readonly title: string }>()
  const isOther = entry !== undefined && entry !== own.id
  useEffect(() => {
    if (!isOther) return
    call('GET /api/v1/entries/:id', { params: { id: entry } }).then(
      ({ kind, document }) =>
        setOther({ kind, title: rowTitle({ kind, title: titleOf(document) }, m, locale) }),
      () => undefined,
    )
  }, [isOther, entry, m, locale])
  const field = nameOfPath(m, other?.kind ?? own.kind, path)
  const textOf = useFaultText(other?.kind ?? own.kind)
  return (
    <>
      {isOther && (
        <>
          {other !== undefined && `${m.kinds[other.kind].one} `}
          <Link to={`/entries/${entry}`}>{other?.title ?? m.untitled}</Link>
          {field !== '' && ', '}
        </>
      )}
      {isOther && other === undefined ? '' : field}: {textOf(fault)}
    </>
  )
}

/** Formats the fault at a path of a record as a sentence. */
export function useFaultText(
  kind: EntryKind,
): (fault: Pick<EntryFault, 'path' | 'code' | 'values'>) => string {
  const { messages: m, format } = useStudio()
  const fields = useFields(kind)
  return (fault) => faultText(fault, fieldAt(fields, fault.path)?.control ?? 'text', m, format)
}

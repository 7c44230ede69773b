import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { useMemo } from 'react'
import { useStudio } from './studio-context.ts'
import { type Field, formFields } from '../documents/fields.ts'

/** The fields of a kind. */
export function useFields(kind: EntryKind): readonly Field[] {
  const { session } = useStudio()
  return useMemo(() => {
    const schema = session.kinds.find((known) => known.kind === kind)?.schema
    return formFields(schema, session.mall.locales)
  }, [session, kind])
}

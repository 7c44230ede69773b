import type { Field } from './form-view.ts'
import { labelInFault } from './label-in-fault.ts'

/** An error with the label of its field, the same beside the field and in the summary. */
export function FaultText({ field: { label, fault, lang } }: { field: Field }) {
  return (
    <>
      <span lang={lang}>{labelInFault(label)}</span>: {fault}
    </>
  )
}

import type { FormRecord, WrittenForm } from '@promenade/domain/forms/form'
import type { ColumnType } from 'kysely'

/** The column of a form's fields; the e-mail address is a column of its own, because rows are found by it. */
export type FormFieldsColumn = ColumnType<StoredFields, string | undefined, string>

type StoredFields = Readonly<Record<string, string | undefined>>

/** The value of the column: the written fields of a form. */
export function encodeFields<Fields extends WrittenForm>(
  form: Fields,
  written: { readonly [Name in keyof Fields]?: string | undefined },
): string
export function encodeFields(
  form: WrittenForm,
  written: Readonly<Record<string, string | undefined>>,
): string {
  const { email: _, ...others } = form
  return JSON.stringify(Object.fromEntries(Object.keys(others).map((name) => [name, written[name]])))
}

/** The record of a form from the columns of its row. */
export function decodeFields<Fields extends WrittenForm>(
  form: Fields,
  row: { readonly fields: StoredFields; readonly email: string | null },
): FormRecord<Fields>
export function decodeFields(
  form: WrittenForm,
  { fields, email }: { readonly fields: StoredFields; readonly email: string | null },
): Readonly<Record<string, string | null>> {
  const stored: Readonly<Record<string, string | null | undefined>> = { ...fields, email }
  return Object.fromEntries(
    Object.entries(form).map(([name, { isRequired }]) => [name, stored[name] ?? (isRequired ? '' : null)]),
  )
}

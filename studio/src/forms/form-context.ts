import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Fault } from '@promenade/contract/studio-api/fields'
import type { Document, Path } from '@promenade/domain/studio/document'
import { createContext, type ReactNode, use } from 'react'
import type { Field } from '../documents/fields.ts'
import { pathName } from '../documents/path.ts'

/** The state that the controls of one form share. */
export interface FormState {
  readonly kind: EntryKind
  readonly locales: readonly string[]
  readonly isReadOnly: boolean
  readonly set: (path: Path, value: unknown) => void
  /** The faults by path, `description.en`. */
  readonly faults: ReadonlyMap<string, Fault>
  /** Warnings by path; absent in a form that is not checked. */
  readonly warnings?: ReadonlyMap<string, Fault>
  /** Unresolved conflicts with colleagues by path; absent in a form that is not of one record. */
  readonly undecided?: ReadonlyMap<string, FieldConflict>
}

/** A field in which a colleague and this person have different texts. */
export interface FieldConflict {
  readonly path: Path
  /** The colleague's name. */
  readonly by: string | null
  /** Opens the choice between the texts; absent if the colleague has to choose. */
  readonly onDecide?: () => void
}

export const FormContext = createContext<FormState | undefined>(undefined)

/** What visitors get of the record; undefined where there is nothing, or for a person who may not publish. */
interface OnSite {
  readonly document: Document
  /** Publishes the value at a path; shows the sheet first where other values have changed too. */
  readonly publish: (path: Path) => void
}

export const OnSite = createContext<OnSite | undefined>(undefined)

/** The first day of the record in the form, `2026-12-24`; empty without one. */
export const StartDay = createContext('')

export function useForm(): FormState {
  const form = use(FormContext)
  if (form === undefined) throw new Error('A field is outside a form.')
  return form
}

/** How many faults and hints a part of the form shows. */
export interface Found {
  readonly faults: number
  readonly hints: number
}

/** Counts what is found at a path and below it. */
export function useFound(...paths: readonly Path[]): Found {
  const { faults, warnings } = useForm()
  const names = paths.map(pathName)
  const isInside = (name: string) => names.some((one) => name === one || name.startsWith(`${one}.`))
  const count = (found: ReadonlyMap<string, unknown> = new Map()) => [...found.keys()].filter(isInside).length
  return { faults: count(faults), hints: count(warnings) }
}

/** The props of every control. */
export interface ControlProps {
  readonly path: Path
  readonly value: unknown
  readonly id: string
  readonly label: string
  /** Ids of the help and of the fault. */
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

/** Shows a field inside a picture, a group or the item of a list. */
export type RenderField = (field: Field, path: Path, value: unknown) => ReactNode

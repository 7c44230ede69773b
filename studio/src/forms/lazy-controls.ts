import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { type ComponentType, lazy } from 'react'
import type { Control, Field } from '../documents/fields.ts'

/** A component in a chunk of its own. After `load` it is there at its first render, without a fallback. */
function lazyControl<Props>(importOne: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof importOne> | undefined
  const load = () => {
    loading ??= importOne().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return { Control: lazy(load), load }
}

// They contain React Aria or ProseMirror, so they load with the first record that has such a field.
const moment = lazyControl(() => import('./moment-input.tsx'))
const reference = lazyControl(async () => ({
  default: (await import('./reference-inputs.tsx')).ReferenceInput,
}))
const references = lazyControl(async () => ({
  default: (await import('./reference-inputs.tsx')).ReferencesInput,
}))
const recurrence = lazyControl(() => import('./recurrence-input.tsx'))
const yearlyDay = lazyControl(() => import('./yearly-day-input.tsx'))
const richText = lazyControl(() => import('./rich-text/rich-text.tsx'))

export const MomentInput = moment.Control
export const ReferenceInput = reference.Control
export const ReferencesInput = references.Control
export const RecurrenceInput = recurrence.Control
export const YearlyDayInput = yearlyDay.Control
export const RichText = richText.Control

const loaders: Readonly<Partial<Record<Control, () => Promise<unknown>>>> = {
  date: moment.load,
  moment: moment.load,
  reference: reference.load,
  references: references.load,
  recurrence: recurrence.load,
  'yearly-day': yearlyDay.load,
  'translated-html': richText.load,
}

const loaded = new Map<EntryKind, Promise<unknown>>()

/**
 * Loads the controls in the form of a kind before it is shown, for `use`: one that came later would move the fields below it under a
 * finger. A control that cannot be loaded keeps its place in the form until it can.
 */
export function loadControls(kind: EntryKind, fields: readonly Field[]): Promise<unknown> {
  const loading =
    loaded.get(kind) ?? Promise.allSettled(controlsIn(fields).map(async (one) => loaders[one]?.()))
  loaded.set(kind, loading)
  return loading
}

function controlsIn(fields: readonly Field[]): readonly Control[] {
  return fields.flatMap(({ control, fields: inner, item }) => [
    control,
    ...controlsIn(inner),
    ...(item === undefined ? [] : controlsIn([item])),
  ])
}

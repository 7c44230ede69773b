import type { Field } from '../../components/form/form-view.ts'
import type { FoundRoute } from './found-route.ts'
import type { Planned } from './plan-request.ts'

/** One end of the way as a field of its form. */
export interface EndField extends Field {
  readonly name: 'from' | 'to'
  readonly value: string
}

/** The two ends as they were chosen, and what is wrong with them: nothing chosen, or no place of the map. */
export function routeFields({ unknown }: FoundRoute, { asked, wording }: Planned): readonly EndField[] {
  const { map: words } = wording.messages
  const values = { from: asked.from, to: asked.to ?? asked.store }
  return (['from', 'to'] as const).map((name) => {
    const wanted = asked[name]
    const isUnknown = wanted !== undefined && unknown.includes(wanted)
    const fault = asked.blank?.includes(name) ? words.missing[name] : isUnknown && words.unknownPlace(wanted)
    return { name, label: words[name], value: values[name] ?? '', ...(fault && { fault }) }
  })
}

import type { Field } from '../../components/form/form-view.ts'
import type { FoundRoute } from './found-route.ts'
import type { MapRequest } from './plan-request.ts'

/** The field of one end of a route. */
export interface EndField extends Field {
  readonly name: 'from' | 'to'
  readonly value: string
}

/** The fields of both ends, with the error for an empty one or an unknown place. */
export function routeFields({ unknown }: FoundRoute, { query, language }: MapRequest): readonly EndField[] {
  const { map: words } = language.messages
  const values = { from: query.from, to: query.to ?? query.store }
  return (['from', 'to'] as const).map((name) => {
    const slug = query[name]
    // Known codes have become the start.
    const asked = name === 'from' ? (slug ?? query.near) : slug
    const isUnknown = asked !== undefined && (slug === undefined || unknown.includes(asked))
    const fault = query.blank?.includes(name) ? words.missing[name] : isUnknown && words.unknownPlace(asked)
    return { name, label: words[name], value: values[name] ?? '', ...(fault && { fault }) }
  })
}

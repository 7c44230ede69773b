import type { Path } from '@promenade/domain/studio/document'
import { pathName } from '../documents/path.ts'
import type { Field } from '../documents/fields.ts'

/** Groups faults or notes by the field that shows them: a path inside a control belongs to the control. */
export function placeFaults<Placed extends { readonly path: Path }>(
  fields: readonly Field[],
  faults: readonly Placed[],
): ReadonlyMap<string, Placed> {
  return new Map(faults.map((fault) => [pathName(placeOf(fields, fault.path)), fault]))
}

function placeOf(fields: readonly Field[], path: Path, before: Path = []): Path {
  const [name, ...rest] = path
  const field = fields.find((one) => one.name === name)
  if (field === undefined || name === undefined) return before
  const here = [...before, name]
  switch (field.control) {
    case 'translations':
    case 'translated-html':
    case 'translated-tags':
      return typeof rest[0] === 'string' ? [...here, rest[0]] : here
    case 'group':
    case 'picture': {
      const inner = field.fields.filter((part) => part.name !== 'path')
      return placeOf(inner, rest, here)
    }
    case 'list': {
      const [index, ...inside] = rest
      if (typeof index !== 'number' || field.item === undefined) return here
      const deeper = placeOf(field.item.fields, inside, [...here, index])
      return deeper.length > here.length + 1 ? deeper : here
    }
    default:
      return here
  }
}

import type { EditableProperty } from '@promenade/contract/kinds/property/document'
import type { z } from 'zod'
import type { FileKind, fileSchemas } from './content-files.ts'
import type { MapContent } from './check-map.ts'
import type { Pictures } from '../checks/pictures.ts'
import type { Source } from '../checks/source.ts'

/** A file, parsed by the schema of its kind. */
export interface Entry<Value> {
  /** Empty for a list and for an only record; `blog/post` for a post. */
  readonly slug: string
  readonly value: Value
  readonly source: Source
}

/** The parsed files of each kind. */
export type Records = { readonly [Kind in FileKind]: readonly Entry<z.output<(typeof fileSchemas)[Kind]>>[] }

/** The checked content of a property: all references, dates and pictures are valid. */
export interface Content {
  /** The day of the import in the property's time zone; relative dates are resolved for it. */
  readonly today: string
  readonly pictures: Pictures
  /** Paths of the pictures in fields of the content. */
  readonly usedPictures: ReadonlySet<string>
  readonly property: EditableProperty
  readonly records: Records
  readonly map: MapContent | undefined
}

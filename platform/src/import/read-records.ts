import type { z } from 'zod'
import { fileKinds, fileSchemas, slugOfFile } from './content-files.ts'
import type { Entry, Records } from './content.ts'
import type { ContentIssue } from '../checks/content-issue.ts'
import { findFieldFaults, isChecked, type CheckContext } from '../checks/check-fields.ts'
import { picturesInField } from '../checks/field-pictures.ts'
import { describeIssues, type Source } from '../checks/source.ts'
import { expandShorthand, listFields } from '../checks/walk-fields.ts'

interface Reading {
  readonly sources: ReadonlyMap<string, Source>
  readonly context: CheckContext
  /** Gets the faults of the files. */
  readonly faults: ContentIssue[]
  /** Gets the paths of pictures in the fields and in their texts. */
  readonly usedPictures: Set<string>
}

/** Parses every file by the schema of its kind. */
export function readRecords(reading: Reading): Records
export function readRecords(reading: Reading): Readonly<Record<string, readonly Entry<unknown>[]>> {
  const files = [...reading.sources.values()]
  return Object.fromEntries(
    fileKinds.map((kind) => [
      kind,
      files.flatMap((source): readonly Entry<unknown>[] => {
        const slug = slugOfFile(kind, source.file)
        const value = slug === undefined ? undefined : read(source, fileSchemas[kind], reading)
        return slug === undefined || value === undefined ? [] : [{ slug, value, source }]
      }),
    ]),
  )
}

function read(source: Source, schema: z.ZodType, { context, faults, usedPictures }: Reading): unknown {
  // Invalid YAML is reported already.
  if (source.faults.length > 0) return undefined
  const written = expandShorthand(schema, source.value)
  const parsed = schema.safeParse(written, { reportInput: true })
  const fields = listFields(schema, parsed.data ?? written).filter(isChecked)
  for (const path of fields.flatMap(picturesInField)) usedPictures.add(path)
  const issues = [...(parsed.error?.issues ?? []), ...findFieldFaults(fields, context)]
  faults.push(...describeIssues(source, issues))
  return parsed.data
}

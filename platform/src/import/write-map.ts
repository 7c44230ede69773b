import type { ContentIssue } from '../checks/content-issue.ts'
import { findMapKey } from '../documents/load-published.ts'
import { mapKeyOf, noMap, replaceMap } from '../documents/stored-map.ts'
import type { Writer } from '../documents/writer.ts'
import type { MapContent } from './check-map.ts'
import type { Overwritable } from './plan-import.ts'

interface WrittenMap {
  readonly isChanged: boolean
  /** Of the map that this import or an earlier one wrote last. */
  readonly key: string
  readonly warnings: readonly ContentIssue[]
}

/** The name of the map in `--take`. */
export const mapName = 'map'

/** Writes the map of a folder, unless staff have taken over another one and the folder's is not in `take`. */
export async function writeMap(
  writer: Writer,
  content: MapContent | undefined,
  take: Overwritable = new Set(),
): Promise<WrittenMap> {
  const { transaction, propertyId } = writer
  const map =
    content === undefined
      ? noMap
      : { format: content.format, files: new Map(content.files.map((file) => [file.name, file.content])) }
  const [key, current] = [mapKeyOf(map), await findMapKey(transaction, propertyId)]
  const imported = await findImportedKey(writer)
  const isOfStaff = current !== imported && current !== key
  if (!isOfStaff || take === 'all' || take.has(mapName))
    return { isChanged: await replaceMap(writer, map), key, warnings: [] }
  return { isChanged: false, key: imported, warnings: key === imported ? [] : [leftToStaff] }
}

const leftToStaff: ContentIssue = {
  file: mapName,
  field: '',
  message: `is another one in the studio and stays so; the folder's version comes with --take ${mapName}`,
}

/** Without an import, staff have put up whatever is there. */
async function findImportedKey({ transaction, propertyId }: Writer): Promise<string> {
  const last = await transaction
    .selectFrom('content_import')
    .select('map_key')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return last?.map_key ?? mapKeyOf(noMap)
}

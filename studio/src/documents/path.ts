import type { Path } from '@promenade/domain/studio/document'

/** `holidays.2.hours`: one name for a path, for keys and ids. */
export function pathName(path: Path): string {
  return path.join('.')
}

import type { Path } from '@promenade/domain/studio/document'

/** Formats a path as text for keys and ids: `holidays.2.hours`. */
export function pathName(path: Path): string {
  return path.join('.')
}

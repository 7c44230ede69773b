import type { ContentIssue } from '../checks/content-issue.ts'
import type { ContentFiles } from './folder.ts'

/** A warning for dates as content had them before 0.2: they depend on the day of the import, not on its week. */
export function findEarlierDates({ sources }: Pick<ContentFiles, 'sources'>): ContentIssue[] {
  const files = [...sources].filter(([, { value }]) => hasEarlierDate(value)).map(([file]) => file)
  const [file] = files
  if (file === undefined) return []
  const others = files.length > 1 ? `, like ${files.length - 1} other files` : ''
  const message = `has dates such as today+3, from the day of the import${others}: monday+3d is the same on all days of a week`
  return [{ file, field: '', message }]
}

function hasEarlierDate(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*today(?:[+-]\d{1,3})?(?: \d{1,2}:\d\d)?\s*$/.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEarlierDate)
}

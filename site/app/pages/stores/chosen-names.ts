import type { DirectoryScreen } from './directory-screen.server.ts'
import { type DirectoryQuery, parseSelection } from './directory-selection.ts'

type Listed = Pick<DirectoryScreen, 'letters' | 'categories'>

/** The letter and category of the address, if the directory has them. */
export function chosenNames({ letters, categories }: Listed, query: DirectoryQuery): readonly string[] {
  const { letter, category } = parseSelection(query)
  const listed = categories.flatMap((parent) => [parent, ...parent.children])
  const found = listed.find(({ slug }) => slug.toLowerCase() === category)
  return [...letters.filter((candidate) => candidate === letter), ...(found ? [found.name] : [])]
}

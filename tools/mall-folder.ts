import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { StartError } from './mall.ts'

/** A mall that `npm start` shows. */
export interface MallFolder {
  /** Holds `property.yaml`; the pictures lie beside it. */
  readonly contentFolder: string
  /** Undefined for the demo mall. */
  readonly propertyId: string | undefined
}

const demo: MallFolder = { contentFolder: 'demo/content', propertyId: undefined }

/** The mall of the one folder that the arguments name, or the demo mall. Throws `StartError`. */
export function readMallFolder(args: readonly string[]): MallFolder {
  const [folder, ...others] = args
  if (folder === undefined) return demo
  if (others.length > 0) throw new StartError('Usage: npm start -- FOLDER, with one folder or none.')
  const contentFolder = [folder, join(folder, 'content')].find((path) =>
    existsSync(join(path, 'property.yaml')),
  )
  if (contentFolder === undefined) {
    throw new StartError(
      `There is no property.yaml in ${folder} or its folder content: npm run new-mall NAME writes a folder to begin with.`,
    )
  }
  return { contentFolder, propertyId: readPropertyId(join(contentFolder, 'property.yaml')) }
}

/** Of a file without a number the import says what is wrong. */
function readPropertyId(file: string): string {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const id: unknown = document.errors.length === 0 ? document.toJS()?.id : undefined
  return Number.isInteger(id) ? String(id) : '1'
}

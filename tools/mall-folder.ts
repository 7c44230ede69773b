import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { parseDocument } from 'yaml'

/** The content that `npm start` shows. */
export interface MallFolder {
  /** The folder with `property.yaml`; the pictures are beside it. */
  readonly contentFolder: string
  /** Undefined for the demo mall. */
  readonly propertyId: string | undefined
}

const demo: MallFolder = { contentFolder: 'demo/content', propertyId: undefined }

/** The content in the folder that the arguments name, by default the demo mall. Throws `OperatorError`. */
export function readMallFolder(args: readonly string[]): MallFolder {
  const [folder, ...others] = args
  if (folder === undefined) return demo
  if (others.length > 0) throw new OperatorError('Usage: npm start -- FOLDER, with one folder or none.')
  const contentFolder = [folder, join(folder, 'content')].find((path) =>
    existsSync(join(path, 'property.yaml')),
  )
  if (contentFolder === undefined) {
    throw new OperatorError(
      `There is no property.yaml in ${folder} or its folder content: npm run new-mall NAME writes a folder to begin with.`,
    )
  }
  return { contentFolder, propertyId: readPropertyId(join(contentFolder, 'property.yaml')) }
}

/** `1` for an invalid file, whose error the import reports. */
function readPropertyId(file: string): string {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const id: unknown = document.errors.length === 0 ? document.toJS()?.id : undefined
  return Number.isInteger(id) ? String(id) : '1'
}

import { OperatorError } from '@promenade/process/operator-error'

/** The embedded database cannot run. */
export class EmbeddedError extends OperatorError {
  override readonly name = 'EmbeddedError'
}

import { OperatorError } from '../operator-error.ts'

/** Settings that cannot be used: a sentence for each, in a line of its own, which begins with its name. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError'
}

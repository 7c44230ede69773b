import { OperatorError } from '../operator-error.ts'

/** Invalid settings: one line for each, a sentence that begins with its name. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError'
}

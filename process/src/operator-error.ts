/** An error that the operator can correct. The message names problem and remedy, and is shown without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}

/** What the operator can set right. The message says what is wrong and what to do, and is shown without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}

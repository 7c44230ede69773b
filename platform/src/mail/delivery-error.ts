/** A mail that could not be handed on. The message holds no address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Another attempt would end the same. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal, cause }: { readonly isFinal: boolean; readonly cause?: unknown }) {
    super(withoutAddresses(message), { cause })
    this.isFinal = isFinal
  }
}

/** Mail servers like to repeat whom they refuse. */
function withoutAddresses(text: string): string {
  return text
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

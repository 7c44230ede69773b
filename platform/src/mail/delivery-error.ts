/** A mail could not be delivered. The message contains no address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** True if another attempt would fail too. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal, cause }: { readonly isFinal: boolean; readonly cause?: unknown }) {
    super(withoutAddresses(message), { cause })
    this.isFinal = isFinal
  }
}

/** Mail servers repeat the recipient in their errors. */
function withoutAddresses(text: string): string {
  return text
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

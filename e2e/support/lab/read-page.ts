import type { CDPSession } from 'playwright-core'

/**
 * What a function of the page returns. Playwright's own way brings a library into the page first, and the page of a
 * slow phone is busy with that for as long as with a screen.
 */
export async function readPage<Result, Argument extends string | number | undefined>(
  session: CDPSession,
  read: (argument: Argument) => Result,
  argument?: Argument,
): Promise<Awaited<Result>> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${read})(${JSON.stringify(argument)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails !== undefined)
    throw new Error(`The page said: ${exceptionDetails.exception?.description}`)
  return result.value
}

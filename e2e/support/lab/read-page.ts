import type { CDPSession } from 'playwright-core'

/**
 * Evaluates a function in the page. Playwright's `evaluate` would first inject a library, which takes an emulated slow phone
 * as long as a whole screen.
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
    throw new Error(`The page threw: ${exceptionDetails.exception?.description}`)
  return result.value
}

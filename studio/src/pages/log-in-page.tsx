import { useState } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { RefusedError } from '../api/client.ts'
import { logInByLink, mailLoginLink } from '../api/requests.ts'
import { findMessages, firstLocale } from '../messages/messages.ts'
import { problemText } from '../layout/problem-text.ts'

/** A one-time link logs in at once and leads to the screen that somebody wanted. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // After the hash, where no log sees it.
  const token = location.hash.slice(1)
  const messages = await findMessages(firstLocale())
  if (token === '') return { messages, problem: undefined }
  try {
    await logInByLink(token)
    return redirect(safePath(searchParams.get('return')))
  } catch (error) {
    const isUsed = error instanceof RefusedError && error.status < 500
    return { messages, problem: isUsed ? messages.logIn.usedLink : problemText(error, messages) }
  }
}

/** The way in: a link by mail. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded instanceof Response) return null
  return <LogIn {...loaded} />
}

function LogIn({ messages: m, problem: first }: Exclude<Awaited<ReturnType<typeof loader>>, Response>) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState(first)
  const [isSent, setIsSent] = useState(false)
  const send = async () => {
    setProblem(undefined)
    try {
      await mailLoginLink(email)
      setIsSent(true)
    } catch (error) {
      setProblem(problemText(error, m))
    }
  }
  return (
    <main className="log-in">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h1>{m.logIn.title}</h1>
        {problem !== undefined && (
          <div className="notice danger" role="alert">
            <p>{problem}</p>
          </div>
        )}
        {isSent ? (
          <p role="status">{m.logIn.sent}</p>
        ) : (
          <>
            <label className="field">
              <span>{m.logIn.email}</span>
              <input
                className="input"
                type="email"
                autoComplete="username"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </label>
            <p className="soft small-text">{m.logIn.help}</p>
            <button type="submit" className="button main">
              {m.logIn.send}
            </button>
          </>
        )}
      </form>
    </main>
  )
}

/** A path of the studio; anything else leads to its first screen. */
function safePath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/'
}

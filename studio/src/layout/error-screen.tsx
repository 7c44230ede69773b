import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { codeOf } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { type AllMessages, findMessages, firstLocale } from '../messages/messages.ts'
import { problemText } from '../context/problem-text.ts'

/** Replaces a screen that could not be shown. Typed text is on this device. */
export function ErrorScreen() {
  const error = useRouteError()
  const [m, setMessages] = useState<AllMessages>()
  useEffect(() => {
    void findMessages(firstLocale()).then(setMessages)
  }, [])
  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) ||
    codeOf(error) === 'not-found' ||
    (error instanceof Response && error.status === 404)
  const title = isMissing ? m?.problems.notFoundTitle : m?.problems.title
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  if (m === undefined) return null
  return (
    <div className="log-in">
      <div className="stack">
        <h1>{title}</h1>
        <p>{isMissing ? m.problems.notFound : problemText(error, m)}</p>
        <div className="buttons">
          <Button onClick={() => location.reload()}>{m.problems.tryAgain}</Button>
          <a className="button" href="/">
            {m.navigation.today}
          </a>
        </div>
      </div>
    </div>
  )
}

/** The same where there is no shell around it. */
export function WholeErrorScreen() {
  return (
    <main>
      <ErrorScreen />
    </main>
  )
}

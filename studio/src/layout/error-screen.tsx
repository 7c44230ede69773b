import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { codeOf } from '../api/request-error.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { type AllMessages, findMessages, firstLocale } from '../messages/messages.ts'
import { problemText } from '../context/problem-text.ts'
import primitives from '../theme/primitives.module.css'
import screenStyles from './screen.module.css'

/** The error screen inside the shell. Typed text is safe on this device. */
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
    <div className={screenStyles.logIn}>
      <div className={primitives.stack}>
        <h1>{title}</h1>
        <p>{isMissing ? m.problems.notFound : problemText(error, m)}</p>
        <div className={primitives.row}>
          <Button onClick={() => location.reload()}>{m.problems.tryAgain}</Button>
          <a className={buttonLook()} href="/">
            {m.navigation.today}
          </a>
        </div>
      </div>
    </div>
  )
}

/** The error screen without the shell around it. */
export function WholeErrorScreen() {
  return (
    <main>
      <ErrorScreen />
    </main>
  )
}

import { lazy, Suspense, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callStores } from '../api/call-stores.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { Screen } from '../layout/screen.tsx'
import { useAskWords } from './stores/use-ask-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './stores/store-sheets.module.css'

const QrCode = lazy(() => import('../account/qr-code.tsx'))

export function loader({ params }: LoaderFunctionArgs) {
  return callStores('GET /api/v1/rounds/:id', { params: { id: params['id'] ?? '' } })
}

/** A sheet for each store that has not answered, to print and bring along. */
export function Component() {
  const { locale } = useStudio()
  const words = useAskWords()
  const round = useLoaderData<typeof loader>()
  const { isBusy, act } = useAct()
  const [sheets, setSheets] = useState<Awaited<ReturnType<typeof makeSheets>>>()
  const missing = round.links.filter(({ answeredAt, isEnded }) => answeredAt === null && !isEnded).length
  return (
    <Screen
      title={words.sheetsTitle}
      actions={
        <div className={`${primitives.row} ${styles.onScreen}`}>
          <Link className={buttonLook()} to={`/rounds/${round.id}`}>
            {words.back}
          </Link>
          {sheets !== undefined && (
            <Button look="main" onClick={() => window.print()}>
              {words.printNow}
            </Button>
          )}
        </div>
      }
    >
      {sheets === undefined && (
        <div className={primitives.empty}>
          <p>{missing === 0 ? words.noSheets : words.sheetsHelp}</p>
          {missing > 0 && (
            <Button
              look="main"
              disabled={isBusy}
              onClick={() => void act(async () => setSheets(await makeSheets(round.id)))}
            >
              {words.makeSheets(missing)}
            </Button>
          )}
        </div>
      )}
      {sheets?.map(({ id, title, url }) => (
        <StoreSheet key={id} store={inLanguage(title, locale)} url={url} round={round} />
      ))}
    </Screen>
  )
}

async function makeSheets(id: number) {
  return (await callStores('POST /api/v1/rounds/:id/sheets', { params: { id } })).items
}

interface StoreSheetProps {
  readonly store: string
  readonly url: string
  readonly round: Awaited<ReturnType<typeof loader>>
}

function StoreSheet({ store, url, round }: StoreSheetProps) {
  const { session, format } = useStudio()
  const words = useAskWords()
  const [address = '', token = ''] = url.split('#')
  return (
    <article className={`${primitives.panel} ${primitives.stack} ${styles.sheet}`}>
      <h2>{words.sheet.heading(store)}</h2>
      <p>{words.sheet.ask(session.mall.name, format.longDate(round.until))}</p>
      <ul className={primitives.bullets}>
        {round.parts.map((part) => (
          <li key={part}>{words.parts[part]}</li>
        ))}
      </ul>
      <Suspense>
        <QrCode text={url} label={words.sheet.code(store)} />
      </Suspense>
      <p>{words.sheet.scan}</p>
      <p>
        <b>
          {address}#{token.replaceAll(/(.{4})(?=.)/g, '$1-')}
        </b>
      </p>
    </article>
  )
}

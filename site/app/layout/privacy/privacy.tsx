import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { InLanguage } from '../../messages/dictionary.ts'
import type { PrivacyMessages } from '../../messages/privacy/en.ts'
import { ConsentBanner } from '../../components/consent-banner/consent-banner.tsx'
import { PrivacyChoices } from '../../components/privacy-choices/privacy-choices.tsx'
import type { Purpose } from '../../device/measurement.ts'
import type { LayoutData } from '../layout-data.server.ts'
import { markModal } from '../../theme/mark-modal.ts'
import { reserveSpace } from '../reserve-space.ts'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import styles from './privacy.module.css'
import { useAnalytics } from './use-analytics.ts'
import { withdrawIfRefused, type PrivacyState, usePrivacyChoice } from './use-privacy-choice.ts'

interface PrivacyProps {
  policies: LayoutData['policies']
  purposes: readonly Purpose[]
  words: InLanguage<PrivacyMessages>
}

const reserveSpaceForConsent = reserveSpace('--consent-height')

/** The consent banner, analytics for the agreed purposes, and a dialog to change the choice. */
export function Privacy({ policies, purposes, words }: PrivacyProps) {
  const state = usePrivacyChoice(purposes)
  const { choice, disabledBy, decide } = state
  const dialog = useRef<HTMLDialogElement>(null)
  const [status, setStatus] = useState('')
  useAnalytics(choice)
  useEffect(() => withdrawIfRefused(purposes), [purposes])
  useEffect(() => (dialog.current ? markModal(dialog.current) : undefined), [])
  const saveChoice = (agreed: readonly Purpose[]) => {
    decide(agreed)
    setStatus(words.saved)
  }
  const isBannerOpen = disabledBy === undefined && purposes.some((purpose) => choice[purpose] === undefined)
  useFocusAfterChoice(isBannerOpen)
  return (
    <>
      <p className={screenReader.only} role="status">
        {status}
      </p>
      {isBannerOpen && (
        <div
          className={`${styles.banner} ${primitives.onScreen}`}
          lang={words.lang}
          ref={reserveSpaceForConsent}
        >
          <ConsentBanner
            label={words.region}
            question={words.question[purposes.length === 1 && purposes[0] ? purposes[0] : 'both']}
            accept={words.accept}
            refuse={words.refuse}
            details={words.details}
            onAccept={() => saveChoice(purposes)}
            onRefuse={() => saveChoice([])}
            onDetails={() => dialog.current?.showModal()}
          />
        </div>
      )}
      <FooterButton text={words.choices} onClick={() => dialog.current?.showModal()} />
      <dialog
        className={`${primitives.panel} ${styles.dialog}`}
        lang={words.lang}
        ref={dialog}
        aria-labelledby="privacy-title"
      >
        <h2 className={styles.title} id="privacy-title">
          {words.choices}
        </h2>
        <Choices
          state={state}
          purposes={purposes}
          words={words}
          onSave={(agreed) => {
            dialog.current?.close()
            saveChoice(agreed)
          }}
        />
        <div className={`${primitives.wrap} ${styles.links}`}>
          {policies.map(({ to, text, lang }) => (
            <Link
              key={to}
              className={styles.link}
              to={to}
              lang={lang}
              onClick={() => dialog.current?.close()}
            >
              {text}
            </Link>
          ))}
          <button className={styles.link} type="button" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** Rendered into the footer's placeholder: without script there is no choice to make. */
function FooterButton({ text, onClick }: { text: string; onClick: () => void }) {
  const place = document.getElementById('privacy-choices')
  if (place === null) return null
  return createPortal(
    <button className={styles.link} type="button" onClick={onClick}>
      {text}
    </button>,
    place,
  )
}

interface ChoicesProps {
  state: PrivacyState
  purposes: readonly Purpose[]
  words: PrivacyMessages
  onSave: (agreed: readonly Purpose[]) => void
}

function Choices({ state: { choice, disabledBy }, purposes, words, onSave }: ChoicesProps) {
  if (disabledBy !== undefined) return <p>{words[disabledBy]}</p>
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      <PrivacyChoices
        // Resets the boxes after a choice in another tab.
        key={JSON.stringify(choice)}
        purposes={purposes.map((name) => ({
          name,
          title: words.purposes[name].name,
          text: words.purposes[name].text,
          agreed: Boolean(choice[name]),
        }))}
        save={words.save}
        onSave={onSave}
      />
    </>
  )
}

/** The focused button was removed with the banner. */
function useFocusAfterChoice(isBannerOpen: boolean) {
  const wasBannerOpen = useRef(isBannerOpen)
  useEffect(() => {
    if (wasBannerOpen.current && !isBannerOpen && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    wasBannerOpen.current = isBannerOpen
  }, [isBannerOpen])
}

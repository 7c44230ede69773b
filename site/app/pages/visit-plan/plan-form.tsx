import { Form } from 'react-router'
import { InPlaceLink, useInPlaceAddress } from '../../layout/page-change/in-place-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { PlaceOptions } from '../../components/form/place-options.tsx'
import { useHydrated } from '../../components/hydrated.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { noteOnDevice, useDeviceNote } from '../../device/device-note.ts'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './plan-form.module.css'
import type { VisitScreen } from './visit-screen.server.ts'

/** The form of the plan. It works without script: all of the plan is in its fields. */
export function PlanForm({ screen }: { screen: VisitScreen }) {
  const { words, path, favorites, stops, isOwnOrder, form } = screen
  const { arrival } = form
  const hasFault = [arrival.dateFault, arrival.timeFault, arrival.untilFault].some(Boolean)
  const action = useInPlaceAddress(path, 'adding')
  return (
    <Form
      className={`${styles.form} ${primitives.onScreen}`}
      action={action}
      method="get"
      state={{ landing: 'adding' }}
      preventScrollReset
    >
      <input type="hidden" name="stops" value={stops} />
      {isOwnOrder && <input type="hidden" name="order" value="own" />}
      <AddStop screen={screen} />
      <button
        className={`${primitives.target} ${primitives.emphasis} ${styles.favorites}`}
        type="submit"
        formAction={favorites}
      >
        <Icon name="heart" />
        {words.withFavorites}
      </button>
      <details className={styles.settings} open={hasFault || stops === ''}>
        <summary className={styles.summary}>
          <span className={`${primitives.strong} ${styles.label}`}>{words.when}</span>
          <span className={`${primitives.note} ${styles.chosen}`}>{form.summary}</span>
        </summary>
        <Settings screen={screen} />
      </details>
    </Form>
  )
}

/** A field with suggestions; the server finds the stop of a typed name, so it works without script. */
function AddStop({ screen }: { screen: VisitScreen }) {
  const { words, form, stops, typed, answer } = screen
  return (
    <div id="adding" data-says={typed?.fault ?? typed?.title ?? answer?.summary}>
      <label className={`${primitives.strong} ${styles.label}`} htmlFor="add">
        {words.addStop}
      </label>
      {typed?.fault && (
        <p className={`${primitives.emphasis} ${styles.fault}`} id="add-fault">
          {typed.fault}
        </p>
      )}
      <div className={`${primitives.wrap} ${styles.row}`}>
        {/* The key resets the field when the stops change. */}
        <input
          className={primitives.input}
          data-landing=""
          id="add"
          name="find"
          list="stop-names"
          placeholder={words.chooseStop}
          autoComplete="off"
          maxLength={100}
          defaultValue={typed?.text ?? ''}
          key={`${stops} ${typed?.text}`}
          aria-invalid={typed?.fault ? true : undefined}
          aria-describedby={typed?.fault ? 'add-fault' : undefined}
        />
        <datalist id="stop-names">
          {form.options.map(({ name, kind }) => (
            <option key={name} value={name}>
              {kind}
            </option>
          ))}
        </datalist>
        <Button>{words.add}</Button>
      </div>
      {typed && typed.matches.length > 0 && (
        <div className={styles.matches} role="group" aria-labelledby="which-stop">
          <p className={`${primitives.strong} ${styles.label}`} id="which-stop">
            {typed.title}
          </p>
          <ul>
            {typed.matches.map(({ to, name, lang, details }) => (
              <li key={to}>
                <InPlaceLink
                  className={`${primitives.row} ${primitives.strong} ${styles.match}`}
                  to={to}
                  landing="adding"
                >
                  <span lang={lang}>{name}</span> <small>{details}</small>
                </InPlaceLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Settings({ screen }: { screen: VisitScreen }) {
  const { words, form } = screen
  const { arrival } = form
  return (
    <div className={styles.fields}>
      <TimeField
        id="date"
        type="date"
        label={words.date}
        value={arrival.date}
        fault={arrival.dateFault}
        range={arrival}
      />
      <TimeField id="time" type="time" label={words.time} value={arrival.time} fault={arrival.timeFault} />
      <TimeField id="until" type="time" label={words.until} value={form.until} fault={arrival.untilFault} />
      {form.starts.length > 0 && (
        <>
          <PlaceField name="from" screen={screen} />
          <PlaceField name="end" screen={screen} />
          <Choice name="stepfree" label={words.stepFree} isChosen={form.isStepFree} />
        </>
      )}
      {form.hasQuieterWays && <Choice name="quiet" label={words.quieterWay} isChosen={form.isQuiet} />}
      <div className={styles.wide}>
        <Button look="quiet">{words.update}</Button>
      </div>
    </div>
  )
}

/** Where the visit begins or ends: a door, a car park, a board, or the car that this device remembers. */
function PlaceField({ name, screen }: { name: 'from' | 'end'; screen: VisitScreen }) {
  const { words, form } = screen
  const { map } = useMessages()
  const car = useDeviceNote('my_car')
  const isHydrated = useHydrated()
  const value = form[name]
  const carPlace = form.parking.find(({ slug }) => slug === car)
  const isOtherParking = isHydrated && value !== car && form.parking.some(({ slug }) => slug === value)
  return (
    <div className={styles.wide}>
      <label className={`${primitives.strong} ${styles.label}`} htmlFor={name}>
        {words[name]}
      </label>
      <select
        className={primitives.input}
        id={name}
        name={name}
        defaultValue={value}
        key={`${value} ${carPlace?.slug}`}
      >
        {name === 'end' && <option value="">{words.anywhere}</option>}
        {carPlace && <option value={carPlace.slug}>{map.myCarAt(carPlace.name)}</option>}
        <PlaceOptions groups={form.starts} />
      </select>
      {isOtherParking && (
        <button
          className={`${primitives.strong} ${styles.car}`}
          type="button"
          onClick={() => noteOnDevice('my_car', value)}
        >
          {words.myCar}
        </button>
      )}
    </div>
  )
}

function Choice({ name, label, isChosen }: { name: string; label: string; isChosen: boolean }) {
  return (
    <label className={`${primitives.line} ${styles.choice}`}>
      <input type="checkbox" name={name} value="1" defaultChecked={isChosen} key={String(isChosen)} />
      {label}
    </label>
  )
}

interface TimeFieldProps {
  id: 'date' | 'time' | 'until'
  type: 'date' | 'time'
  label: string
  value: string
  fault?: string | undefined
  range?: { readonly first: string; readonly last: string }
}

function TimeField({ id, type, label, value, fault, range }: TimeFieldProps) {
  return (
    <div>
      <label className={`${primitives.strong} ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      {fault && (
        <p className={`${primitives.emphasis} ${styles.fault}`} id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <input
        className={primitives.input}
        id={id}
        name={id}
        type={type}
        min={range?.first}
        max={range?.last}
        defaultValue={value}
        key={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
    </div>
  )
}

import { Form, Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../components/button/button.tsx'
import { describedBy, fieldId, FieldFrame } from '../../components/form/field-frame.tsx'
import { PlaceOptions } from '../../components/form/place-options.tsx'
import { useDeviceNote } from '../../device/device-note.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { partsFor } from './late-parts.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import type { EndField } from './route-fields.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './route-form.module.css'

/** The form for a route: start, goal and how to go. It works without script. */
export function RouteForm({ plan }: { plan: PlanScreen }) {
  const { map: words } = useMessages()
  const { query, path } = plan
  const parts = partsFor(query)
  return (
    <Form className={`${styles.form} ${primitives.onScreen}`} id="from" action={path} preventScrollReset>
      <HiddenFields query={{ store: query.store, planned: query.planned, isDetailed: query.isDetailed }} />
      {parts && <parts.StartLinks plan={plan} />}
      {plan.directions.fields.map((field) => (
        <End key={field.name} plan={plan} field={field} />
      ))}
      <label lang={words.lang}>
        {words.fromCode}
        <input className={primitives.input} name="near" autoComplete="off" />
      </label>
      <fieldset className={`${primitives.row} ${styles.kinds}`}>
        <legend className={styles.legend} lang={words.lang}>
          {words.howToGo}
        </legend>
        <Choice name="stepfree" label={words.stepFree} isChosen={query.isStepFree} />
        <Choice name="nolifts" label={words.noLifts} isChosen={query.avoidsLifts} />
        {plan.hasQuieterWays && <Choice name="quiet" label={words.quieterWay} isChosen={query.isQuiet} />}
      </fieldset>
      <div className={`${primitives.row} ${styles.actions}`}>
        <Button icon="arrow" lang={words.lang}>
          {words.showDirections}
        </Button>
        {plan.returnHref && (
          <Link className={primitives.link} to={plan.returnHref} preventScrollReset lang={words.lang}>
            {words.reverseDirections}
          </Link>
        )}
      </div>
    </Form>
  )
}

function End({ plan, field }: { plan: PlanScreen; field: EndField }) {
  const { map: words } = useMessages()
  const { name, value } = field
  const car = useDeviceNote('my_car')
  const carPlace = plan.parking.find(({ slug }) => slug === car)
  const nearest = name === 'to' ? [{ name: words.nearest, places: plan.nearest }] : []
  const id = fieldId(field)
  return (
    <FieldFrame id={id} field={field} words={plan.formWords}>
      {/* The key resets the field when the address changes. */}
      <select
        className={primitives.input}
        id={id}
        name={name}
        defaultValue={value}
        key={value}
        data-landing={name === 'from' || undefined}
        {...describedBy(id, field)}
      >
        <option value="">{name === 'from' ? words.chooseStart : words.chooseGoal}</option>
        {carPlace && <option value={carPlace.slug}>{words.myCarAt(carPlace.name)}</option>}
        <PlaceOptions groups={[...nearest, ...plan.ends]} />
      </select>
    </FieldFrame>
  )
}

function Choice({ name, label, isChosen }: { name: string; label: string; isChosen: boolean }) {
  return (
    <label className={`${primitives.target} ${styles.choice}`}>
      <input type="checkbox" name={name} value="1" defaultChecked={isChosen} key={String(isChosen)} />
      {label}
    </label>
  )
}

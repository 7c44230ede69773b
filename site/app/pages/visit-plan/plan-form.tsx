import { Form } from 'react-router'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import styles from './plan-form.module.css'
import type { VisitScreen } from './visit-screen.server.ts'

/** The form of the plan. It works without script: all of the plan is in its fields. */
export function PlanForm({ screen }: { screen: VisitScreen }) {
  const { words, path, favorites, stops, isOwnOrder, form } = screen
  const { arrival } = form
  const hasFault = arrival.dateFault !== undefined || arrival.timeFault !== undefined
  return (
    <Form className={styles.form} action={path} method="get" preventScrollReset>
      <input type="hidden" name="stops" value={stops} />
      {isOwnOrder && <input type="hidden" name="order" value="own" />}
      <div>
        <label className={styles.label} htmlFor="add">
          {words.addStop}
        </label>
        <div className={styles.row}>
          {/* The key resets the field when the stops change. */}
          <select className={styles.input} id="add" name="add" defaultValue="" key={stops}>
            <option value="">{words.chooseStop}</option>
            {form.groups.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {group.items.map(({ item, name }) => (
                  <option key={item} value={item}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Button>{words.add}</Button>
        </div>
      </div>
      <button className={styles.favorites} type="submit" formAction={favorites}>
        <Icon name="heart" />
        {words.withFavorites}
      </button>
      <details className={styles.settings} open={hasFault || stops === ''}>
        <summary className={styles.summary}>
          <span className={styles.label}>{words.when}</span>
          <span className={styles.chosen}>{form.summary}</span>
        </summary>
        <Settings screen={screen} />
      </details>
    </Form>
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
      {form.starts.length > 0 && (
        <div className={styles.wide}>
          <label className={styles.label} htmlFor="from">
            {words.from}
          </label>
          <select className={styles.input} id="from" name="from" defaultValue={form.from} key={form.from}>
            {form.starts.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {group.places.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      )}
      {form.starts.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="stepfree"
            value="1"
            defaultChecked={form.isStepFree}
            key={String(form.isStepFree)}
          />
          {words.stepFree}
        </label>
      )}
      <div className={styles.wide}>
        <Button look="quiet">{words.update}</Button>
      </div>
    </div>
  )
}

interface TimeFieldProps {
  id: 'date' | 'time'
  type: 'date' | 'time'
  label: string
  value: string
  fault?: string | undefined
  range?: { readonly first: string; readonly last: string }
}

function TimeField({ id, type, label, value, fault, range }: TimeFieldProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <input
        className={styles.input}
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

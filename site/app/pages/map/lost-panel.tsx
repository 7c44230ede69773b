import { Form, Link } from 'react-router'
import { Button } from '../../components/button/button.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { LostView } from './lost-view.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './follow-card.module.css'

/** Asks someone who is lost what is near them. Each answer is an address, so that it works without script. */
export function LostPanel({ lost }: { lost: LostView }) {
  return (
    <section
      className={`${primitives.panel} ${styles.card} ${primitives.onScreen}`}
      id="lost"
      aria-labelledby="lost-title"
      data-says={lost.says}
      lang={lost.lang}
    >
      <h3 className={primitives.strong} id="lost-title" tabIndex={-1} data-landing="">
        {lost.title}
      </h3>
      {lost.chosen && <p className={primitives.strong}>{lost.chosen}</p>}
      <p>{lost.hint}</p>
      {lost.places.length > 0 && (
        <nav aria-label={lost.listTitle}>
          <p className={primitives.note} aria-hidden="true">
            {lost.listTitle}
          </p>
          <ul className={primitives.column}>
            {lost.places.map(({ slug, name, level, to }) => (
              <li key={slug}>
                <Link className={primitives.link} to={to} preventScrollReset>
                  {name}
                </Link>{' '}
                <span className={primitives.soft}>{level}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Form className={primitives.stack} action={lost.path} preventScrollReset>
        <HiddenFields query={lost.kept} />
        <label className={primitives.strong} htmlFor="near">
          {lost.search}
        </label>
        <input
          className={primitives.input}
          id="near"
          name="near"
          defaultValue={lost.said}
          autoComplete="off"
        />
        <Button>{lost.goOn}</Button>
      </Form>
      <p>
        <Link className={primitives.link} to={lost.backTo} preventScrollReset>
          {lost.back}
        </Link>
      </p>
    </section>
  )
}

import type { ReportsJson } from '@promenade/contract/studio-api/reports'
import { useStudio } from '../context/studio-context.ts'
import { focusField } from '../forms/focus-field.ts'
import { Panel } from '../layout/screen.tsx'
import primitives from '../theme/primitives.module.css'
import { SettleButtons } from './settle-buttons.tsx'
import styles from './visitor-reports.module.css'

/** What visitors say is wrong with a record. */
export function VisitorReports({ reports }: { readonly reports: ReportsJson['items'] }) {
  const { messages: m, format } = useStudio()
  const words = m.findings.reports
  const ids = reports.map(({ id }) => id)
  return (
    <Panel
      title={words.title(reports.length)}
      aside={reports.length > 1 && <SettleButtons reports={ids} about={words.all} />}
    >
      <ul className={primitives.lines}>
        {reports.map(({ id, problem, message, path, locale, at, wantsAnswer }) => (
          <li key={id}>
            <span className={styles.report}>
              {path.length === 0 ? (
                <b>{words.problems[problem]}</b>
              ) : (
                <button
                  type="button"
                  className={`${primitives.target} ${styles.field}`}
                  onClick={() => focusField(path)}
                >
                  {words.problems[problem]}
                </button>
              )}
              {message !== null && (
                <span className={styles.message} lang={locale}>
                  {message}
                </span>
              )}
              <span className={primitives.note}>
                {[format.moment(at), m.languages[locale] ?? locale, wantsAnswer && words.wantsAnswer]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <SettleButtons reports={[id]} about={message ?? words.problems[problem]} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

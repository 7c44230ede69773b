import type { Example } from '../example.ts'
import { HoursBadge, type HoursLine } from './hours-badge.tsx'

/** All badge texts in both languages. */
const sentences: readonly { state: HoursLine['state']; en: string; es: string }[] = [
  { state: 'open', en: 'Open Now Until 9 p.m.', es: 'Abierto ahora hasta las 21:00' },
  { state: 'open', en: 'Open Now Until 1 a.m.', es: 'Abierto ahora hasta la 1:00' },
  { state: 'open', en: 'Open Now', es: 'Abierto ahora' },
  { state: 'closed', en: 'Closed - Opens at 9:30 a.m.', es: 'Cerrado - Abre a las 9:30' },
  {
    state: 'closed',
    en: 'Closed - Opens Tomorrow at 10 a.m.',
    es: 'Cerrado - Abre mañana a las 10:00',
  },
  {
    state: 'closed',
    en: 'Closed - Opens Monday at 10 a.m.',
    es: 'Cerrado - Abre el lunes a las 10:00',
  },
  {
    state: 'closed',
    en: 'Closed - Opens Saturday, January 2 at 12 p.m.',
    es: 'Cerrado - Abre el sábado 2 de enero a las 12:00',
  },
  { state: 'closed', en: 'Closed Today', es: 'Hoy cerrado' },
  { state: 'closed', en: 'Closed Now', es: 'Cerrado ahora' },
  { state: 'closed', en: 'Open Today', es: 'Abre hoy' },
]

export const hoursBadgeExamples: readonly Example[] = [
  { name: 'every sentence', render: () => <Sentences large={false} /> },
  { name: 'large', render: () => <Sentences large /> },
  {
    name: 'in a row of the header',
    render: () => (
      <HoursBadge isOneRow lines={[{ at: 0, text: 'Closed - Opens Tomorrow at 10 a.m.', state: 'closed' }]} />
    ),
  },
  {
    name: 'unknown hours show nothing',
    render: () => <HoursBadge lines={[{ at: 0, text: '', state: 'unknown' }]} />,
  },
]

function Sentences({ large }: { large: boolean }) {
  return (
    <ul>
      {sentences.map(({ state, en, es }) => (
        <li key={en}>
          <p>
            <HoursBadge large={large} lines={[{ at: 0, text: en, state }]} />
          </p>
          <p lang="es">
            <HoursBadge large={large} lines={[{ at: 0, text: es, state }]} />
          </p>
        </li>
      ))}
    </ul>
  )
}

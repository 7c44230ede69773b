import type { Example } from '../example.ts'
import { DateForm } from './date-form.tsx'

const example = {
  words: { label: 'Date', check: 'Check' },
  hint: 'From today to November 20, 2027.',
  value: '2026-12-24',
  first: '2026-11-20',
  last: '2027-11-20',
}

export const dateFormExamples: readonly Example[] = [
  {
    name: 'answered',
    render: () => (
      <DateForm
        {...example}
        id="example-result"
        result="Thursday, December 24, 2026: open 9 a.m. to 5 p.m."
        reason="It is Christmas Eve."
      />
    ),
  },
  {
    name: 'answered with caution, in Spanish',
    render: () => (
      <div lang="es">
        <DateForm
          {...example}
          id="example-caution"
          words={{ label: 'Fecha', check: 'Consultar' }}
          hint="Desde hoy hasta el 20 de noviembre de 2027."
          value="2027-11-19"
          result="Viernes 19 de noviembre de 2027: abierto de 10:00 a 21:00."
          reason="Es nuestro horario habitual de los viernes."
          caution="Los horarios especiales están definidos hasta el 11 de noviembre de 2027; el de este día todavía puede cambiar."
        />
      </div>
    ),
  },
  {
    name: 'too late',
    render: () => (
      <DateForm
        {...example}
        id="example-late"
        value="9999-12-31"
        fault="Nobody knows that day’s hours yet. Choose a day up to November 20, 2027."
      />
    ),
  },
  {
    name: 'unreadable',
    render: () => (
      <DateForm
        {...example}
        id="example-unreadable"
        isText
        value="next friday"
        fault="That is not a date we can read. Write it like this: 2026-11-20."
      />
    ),
  },
]

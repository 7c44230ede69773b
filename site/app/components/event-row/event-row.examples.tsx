import type { Example } from '../example.ts'
import { EventRow } from './event-row.tsx'

const date = { iso: '2026-11-21', weekday: 'Sat', day: 21, month: 'Nov' }

export const eventRowExamples: readonly Example[] = [
  {
    name: 'with a link and a place',
    render: () => (
      <ul>
        <EventRow
          to="/style-guide"
          title="Shanties at the Rope Stair"
          when="Saturday, November 21, 6:30 p.m. to 8 p.m."
          place="Net Loft stage, Level 1"
          summary="Six voices, no instruments, and a chorus you will have by the second verse."
          date={date}
        />
      </ul>
    ),
  },
  {
    name: 'running for a while, until its last day',
    render: () => (
      <ul>
        <EventRow
          to="/style-guide"
          title="Roof Rink"
          when="November 14 to December 20"
          date={{ iso: '2026-12-20', weekday: 'Until', day: 20, month: 'Dec' }}
        />
      </ul>
    ),
  },
  {
    name: 'running for a while, in Spanish',
    lang: 'es',
    render: () => (
      <ul>
        <EventRow
          to="/style-guide"
          title="Pista en la azotea"
          when="Del 14 de noviembre al 20 de diciembre"
          date={{ iso: '2026-12-20', weekday: 'Hasta', day: 20, month: 'dic' }}
        />
      </ul>
    ),
  },
  {
    name: 'running without end',
    render: () => (
      <ul>
        <EventRow to="/style-guide" title="The Net Loft Stage" when="Ongoing" date={{ words: 'On now' }} />
      </ul>
    ),
  },
  {
    name: 'running without end, in Spanish',
    lang: 'es',
    render: () => (
      <ul>
        <EventRow
          to="/style-guide"
          title="El escenario de Net Loft"
          when="Permanente"
          date={{ words: 'En curso' }}
        />
      </ul>
    ),
  },
  {
    name: 'a long title and nothing else',
    render: () => (
      <ul>
        <EventRow
          title="The Annual General Meeting of Everyone Who Ever Lost an Umbrella on the Mill Street Tram"
          when="Saturday, November 21"
          date={date}
        />
      </ul>
    ),
  },
]

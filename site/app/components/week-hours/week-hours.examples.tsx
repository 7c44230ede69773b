import type { Example } from '../example.ts'
import { WeekHours, type WeekHoursDay } from './week-hours.tsx'

const words = { day: 'Day', hours: 'Opening hours', today: 'Today' }
const noon = 720
const days: readonly WeekHoursDay[] = [
  day('2026-12-21', 'Monday', 'December 21', '10 a.m. to 8 p.m.', { from: 600, to: 1200 }),
  {
    ...day('2026-12-22', 'Tuesday', 'December 22', '10 a.m. to 8 p.m.', { from: 600, to: 1200 }),
    calm: 'Calm: 10 a.m. to 12 p.m.',
  },
  {
    ...day('2026-12-23', 'Wednesday', 'December 23', '12 p.m. to 2 a.m.', { from: noon, to: 1560 }),
    isToday: true,
  },
  {
    ...day('2026-12-24', 'Thursday', 'December 24', '9 a.m. to 5 p.m.', { from: 540, to: 1020 }),
    holiday: 'Christmas Eve',
  },
  { ...day('2026-12-25', 'Friday', 'December 25', 'Closed'), holiday: 'Christmas Day' },
  day('2026-12-26', 'Saturday', 'December 26', 'Open 24 hours', { from: 0, to: 1440 }),
  day('2026-12-27', 'Sunday', 'December 27', 'Ask us'),
]

export const weekHoursExamples: readonly Example[] = [
  { name: 'large', render: () => <WeekHours caption="This week" words={words} days={days} /> },
  {
    name: 'in Spanish: closed, open all day, unknown',
    render: () => (
      <div lang="es">
        <WeekHours
          caption="Esta semana"
          words={{ day: 'Día', hours: 'Horario', today: 'Hoy' }}
          days={[
            day('2026-12-21', 'Lunes', '21 de diciembre', 'De 10:00 a 20:00', { from: 600, to: 1200 }),
            day('2026-12-22', 'Martes', '22 de diciembre', 'Pregúntanos'),
            {
              ...day('2026-12-23', 'Miércoles', '23 de diciembre', 'De 12:00 a 2:00', {
                from: noon,
                to: 1560,
              }),
              isToday: true,
            },
            {
              ...day('2026-12-24', 'Jueves', '24 de diciembre', 'De 9:00 a 17:00', { from: 540, to: 1020 }),
              holiday: 'Nochebuena',
            },
            { ...day('2026-12-25', 'Viernes', '25 de diciembre', 'Cerrado'), holiday: 'Navidad' },
            day('2026-12-26', 'Sábado', '26 de diciembre', 'Abierto las 24 horas', { from: 0, to: 1440 }),
            day('2026-12-27', 'Domingo', '27 de diciembre', 'De 11:00 a 18:00', { from: 660, to: 1080 }),
          ]}
        />
      </div>
    ),
  },
  { name: 'compact', render: () => <WeekHours compact caption="This week" words={words} days={days} /> },
]

function day(
  iso: string,
  weekday: string,
  date: string,
  hours: string,
  span?: WeekHoursDay['span'],
): WeekHoursDay {
  return { iso, weekday, date, hours, span, isToday: false }
}

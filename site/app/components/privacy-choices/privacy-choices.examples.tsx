import type { Example } from '../example.ts'
import { PrivacyChoices } from './privacy-choices.tsx'

const statistics = {
  name: 'example-statistics',
  title: 'Statistics',
  text: 'Which pages are looked at, under a random number and without your name.',
  agreed: false,
}

const marketing = {
  name: 'example-marketing',
  title: 'Marketing',
  text: 'The same, kept apart under another random number.',
  agreed: true,
}

const estadisticas = {
  name: 'estadisticas',
  title: 'Estadísticas',
  text: 'Qué páginas se ven, con un número al azar y sin tu nombre.',
  agreed: false,
}

export const privacyChoicesExamples: readonly Example[] = [
  {
    name: 'two purposes',
    render: () => (
      <PrivacyChoices purposes={[statistics, marketing]} save="Save my choice" onSave={() => undefined} />
    ),
  },
  {
    name: 'one purpose',
    lang: 'es',
    render: () => (
      <PrivacyChoices purposes={[estadisticas]} save="Guardar mi elección" onSave={() => undefined} />
    ),
  },
]

import type { Example } from '../example.ts'
import { AlertBanner } from './alert-banner.tsx'

const words = { more: 'More', less: 'Less' }
const html = '<p>The footbridge to the north car park is closed. Please use Level 1.</p>'
const long =
  '<p>The wind is above ninety kilometres an hour. The roof terrace and both car parks are closed until it ' +
  'drops; the tram has stopped for today. Stores stay open. Buses leave from the East Door, and whoever waits for one ' +
  'is welcome in the atrium, where there is tea. <a href="/hours">Our hours</a></p>'

export const alertBannerExamples: readonly Example[] = [
  {
    name: 'neutral',
    render: () => (
      <AlertBanner
        look="neutral"
        label="Example of a notice"
        words={words}
        title="Footbridge"
        hasTitle
        html={html}
        length="medium"
      />
    ),
  },
  {
    name: 'warning without a title',
    render: () => (
      <AlertBanner
        look="warning"
        label="Warning"
        words={words}
        title="The footbridge to the North Slip is closed. Please use Level 1."
        hasTitle={false}
        html={html}
        length="medium"
      />
    ),
  },
  {
    name: 'danger, in one line',
    render: () => (
      <AlertBanner
        look="danger"
        label="Example of a danger"
        words={words}
        title="Please walk to the nearest exit."
        hasTitle={false}
        html="<p>Please walk to the nearest exit.</p>"
        length="line"
      />
    ),
  },
  {
    name: 'long',
    render: () => (
      <AlertBanner
        look="danger"
        label="Example of a long danger"
        words={words}
        title="Storm over the city"
        hasTitle
        html={long}
        length="long"
      />
    ),
  },
  {
    name: 'long, in Spanish with an English text',
    render: () => (
      <AlertBanner
        look="warning"
        label="Ejemplo de un aviso largo"
        words={{ more: 'Más', less: 'Menos' }}
        title="Tormenta sobre la ciudad"
        titleLang="es"
        hasTitle
        html={long}
        htmlLang="en"
        length="long"
      />
    ),
  },
]

import type { Example } from '../example.ts'
import { ConsentBanner } from './consent-banner.tsx'

const ignore = () => undefined
const actions = { onAccept: ignore, onRefuse: ignore, onDetails: ignore }

export const consentBannerExamples: readonly Example[] = [
  {
    name: 'statistics and marketing',
    render: () => (
      <ConsentBanner
        {...actions}
        label="Your privacy"
        question="May we use your visit for statistics and marketing? Nothing is stored until you say."
        accept="Accept"
        refuse="Refuse"
        details="Choose"
      />
    ),
  },
  {
    name: 'long words',
    lang: 'es',
    render: () => (
      <ConsentBanner
        {...actions}
        label="Tu privacidad"
        question="¿Nos permites usar tu visita para las estadísticas del centro comercial y para nuestra publicidad? Mientras no decidas, no guardamos absolutamente nada."
        accept="Aceptar todo"
        refuse="Rechazar todo"
        details="Elegir"
      />
    ),
  },
]

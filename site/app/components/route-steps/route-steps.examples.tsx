import type { Example } from '../example.ts'
import { RouteSteps } from './route-steps.tsx'

const first = { level: 'Level 1', href: '/map?level=1' }
const second = { level: 'Level 2', href: '/map?level=2' }
const third = { level: 'Nivel 3', href: '/map?level=3' }

export const routeStepsExamples: readonly Example[] = [
  {
    name: 'over two levels',
    render: () => (
      <RouteSteps
        steps={[
          { key: '1', ...first, sign: 'left', text: 'Leave Alder and turn left.' },
          {
            key: '2',
            ...first,
            sign: 'straight',
            text: 'Walk 40 m, passing Alder on your left and Birch on your right.',
          },
          { key: '3', ...first, sign: 'right', text: 'Turn right at Thyme & Salt and walk 25 m.' },
          { key: '4', ...first, sign: 'lift', text: 'Take Elevator B up to Level 2.' },
          { key: '5', ...second, sign: 'straight', text: 'Walk 10 m.' },
          { key: '6', ...second, sign: 'slightly-right', text: 'Bear right and walk 120 m.' },
          { key: '7', ...second, sign: 'arrive', text: 'Arrive at Juniper Tea Room, on your right.' },
        ]}
        current="3"
      />
    ),
  },
  {
    name: 'by every means, in long words',
    lang: 'es',
    render: () => (
      <RouteSteps
        steps={[
          { key: '8', ...third, sign: 'start', text: 'Empieza en Baños, nivel 3 Elmstead Hall.' },
          { key: '9', ...third, sign: 'slightly-left', text: 'Gira un poco a la izquierda y camina 50 m.' },
          { key: '10', ...third, sign: 'back', text: 'Da media vuelta y camina 5 m.' },
          {
            key: '11',
            ...third,
            sign: 'escalator',
            text: 'Toma la escalera eléctrica del pasillo sur y baja al nivel 2.',
          },
          {
            key: '12',
            ...third,
            level: 'Nivel 2',
            sign: 'stairs',
            text: 'Toma las escaleras (Rope Stair) y baja al nivel 1.',
          },
          {
            key: '13',
            ...third,
            level: 'Nivel 1',
            sign: 'ramp',
            text: 'Toma la rampa y baja a Planta Baja.',
          },
          {
            key: '14',
            ...third,
            level: 'Planta Baja',
            sign: 'arrive',
            text: 'Llegas a Parada de autobús Cordage Street, un poco a la izquierda.',
          },
        ]}
      />
    ),
  },
  {
    name: 'already there',
    render: () => (
      <RouteSteps steps={[{ key: '15', ...first, sign: 'arrive', text: 'You are at Alder already.' }]} />
    ),
  },
]

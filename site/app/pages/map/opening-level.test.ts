import { expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext } from '../../../testing/page-context.ts'
import { mapScreen } from './map-screen.server.ts'

it.each([
  [1, 1, 'L1'],
  [0, 1, 'L2'],
  [0, 0, 'L1'],
  [1, 4, 'L1'],
  [1, 5, 'L2'],
])(
  'opens on the level with many shops that is nearest to the street: %i at the street, %i above',
  (low, high, opened) => {
    const shopsOn = (levelId: string, count: number) =>
      map.occupants
        .filter((occupant) => occupant.levelId === levelId)
        .slice(0, 1)
        .flatMap(({ correlationId: _, ...one }) =>
          Array.from({ length: count }, (__, index) => ({ ...one, id: `${levelId} ${index}` })),
        )
    const occupants = [...shopsOn('L1', low), ...shopsOn('L2', high)]
    const context = createTestContext({ path: '/map' }, { map: { ...map, occupants }, stores })
    const screen = mapScreen(context, new URLSearchParams())
    expect(screen.kind === 'plan' && screen.plan.level.id).toBe(opened)
  },
)

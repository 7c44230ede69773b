import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import type { PlanStore } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'
import primitives from '../../theme/primitives.module.css'

interface UnplacedStoresProps {
  readonly stores: readonly PlanStore[]
  readonly nameOf: (store: PlanStore) => string
  readonly onDrag: (store: PlanStore | undefined) => void
  readonly onChoose: (store: PlanStore) => void
}

/** The stores without a unit of the map: each is dragged to one, or its button asks for it. */
export function UnplacedStores({ stores, nameOf, onDrag, onChoose }: UnplacedStoresProps) {
  const { isAllowed } = useStudio()
  const words = useMapWords()
  const canWrite = isAllowed('draft.write')
  return (
    <Panel title={words.unplaced}>
      {stores.length === 0 ? (
        <p className={primitives.soft}>{words.allPlaced}</p>
      ) : (
        canWrite && <p className={primitives.soft}>{words.unplacedAbout}</p>
      )}
      <ul className={primitives.lines}>
        {stores.map((store) => (
          <li key={store.entry}>
            <div
              className={primitives.row}
              draggable={canWrite}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', nameOf(store))
                onDrag(store)
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              {canWrite && <Icon name="drag" size={16} />}
              <span className={primitives.closeStack}>
                <Link to={`/entries/${store.entry}`} className={primitives.target}>
                  {nameOf(store)}
                </Link>
                <span className={primitives.note}>
                  {store.unit === null ? words.absent : words.unknown(store.unit)}
                </span>
              </span>
            </div>
            {canWrite && (
              <Button
                look="small"
                aria-label={words.chooseUnitOf(nameOf(store))}
                onClick={() => onChoose(store)}
              >
                {words.chooseUnit}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { Link, useParams } from 'react-router'
import { useWords } from '../context/use-words.ts'
import { mapEn } from '../messages/map-en.ts'
import { mapEs } from '../messages/map-es.ts'
import primitives from '../theme/primitives.module.css'

/** Beside the unit of a store: the way to choose it on the plan. A new record is not there yet. */
export default function OnMapLink() {
  const words = useWords({ en: mapEn, es: mapEs })
  const { id } = useParams()
  return Number.isInteger(Number(id)) ? (
    <Link className={primitives.linkButton} to={`/map?store=${id}`}>
      {words.onMap}
    </Link>
  ) : null
}

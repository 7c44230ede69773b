import { Link, useParams } from 'react-router'
import { useWords } from '../context/use-words.ts'
import { planEn } from '../messages/plan-en.ts'
import { planEs } from '../messages/plan-es.ts'
import primitives from '../theme/primitives.module.css'

/** Beside the unit of a store: the way to choose it on the plan. A new record is not there yet. */
export default function OnMapLink() {
  const words = useWords({ en: planEn, es: planEs })
  const { id } = useParams()
  return Number.isInteger(Number(id)) ? (
    <Link className={primitives.linkButton} to={`/map?store=${id}`}>
      {words.onMap}
    </Link>
  ) : null
}

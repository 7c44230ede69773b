import { Link } from 'react-router'
import primitives from '../theme/primitives.module.css'

interface ReportLinkProps {
  /** Absent on a site that takes no reports. */
  link: { to: string; text: string; lang?: string } | undefined
}

/** A quiet link to the form for what is wrong on a page. */
export function ReportLink({ link }: ReportLinkProps) {
  if (link === undefined) return null
  return (
    <p className={`${primitives.note} ${primitives.onScreen}`}>
      <Link className={primitives.target} to={link.to} lang={link.lang} rel="nofollow">
        {link.text}
      </Link>
    </p>
  )
}

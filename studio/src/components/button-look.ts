import styles from './button.module.css'

type Word = 'main' | 'plain' | 'small' | 'danger' | 'icon'

/** Words of the style sheet, such as `plain small`. */
export type Look = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`

/** The class names of what looks like a button. */
export function buttonLook(look?: Look): string {
  const words = look?.split(' ') ?? []
  return ['button', ...words].map((word) => styles[word]).join(' ')
}

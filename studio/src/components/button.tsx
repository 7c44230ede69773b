import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Words of the style sheet: `main`, `plain`, `small`, `danger`, `icon`. */
  readonly look?: string
}

/** A button, which sends a form only where its type says so. */
export function Button({ look = '', ...props }: ButtonProps) {
  return <button type="button" {...props} className={`button ${look}`.trim()} />
}

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: IconName
  /** Read out, as the picture says nothing. */
  readonly label: string
  readonly size?: number
}

export function IconButton({ icon, label, size = 20, look = 'plain', ...props }: IconButtonProps) {
  return (
    <Button {...props} look={`${look} icon`} aria-label={label}>
      <Icon name={icon} size={size} />
    </Button>
  )
}

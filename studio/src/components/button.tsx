import type { ComponentProps } from 'react'
import { buttonLook, type Look } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: Look
}

/** A button. Its default type is `button`, so that it submits no form. */
export function Button({ look, ...props }: ButtonProps) {
  return <button type="button" {...props} className={buttonLook(look)} />
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'look'> {
  readonly look?: 'plain' | 'plain small'
  readonly icon: IconName
  /** The accessible name, because the icon has no text. */
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

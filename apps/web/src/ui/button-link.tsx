import { Link, type LinkProps } from 'react-router'
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts'

interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  size = 'medium',
  wide = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={buttonLook({ kind, size, wide, className })} />
}

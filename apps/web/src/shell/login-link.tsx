import { Link, type LinkProps, useLocation } from 'react-router'
import { rememberPath } from '../lib/paths.ts'

/** A link to login or registration that brings the person back to where they are now. */
export function LoginLink({ onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <Link
      {...rest}
      onClick={(event) => {
        rememberPath(pathname + search + hash)
        onClick?.(event)
      }}
    />
  )
}

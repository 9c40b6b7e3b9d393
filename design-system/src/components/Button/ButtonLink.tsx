import { styled } from '@mui/material/styles'
import type { AnchorHTMLAttributes, ElementType, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import type { ButtonLook } from './Button.tsx'
import { buttonStyles } from './styles.ts'

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  children: ReactNode
  /** The router's link component, which then gets `to` and the rest; a plain `<a>` needs `href`. @default 'a' */
  component?: ElementType
  /** Where a router link leads. */
  to?: string
}

const Root = styled('a', { shouldForwardProp: (prop) => prop !== 'as' && prop !== 'theme' })<{ to?: string }>(
  buttonStyles,
)

/** A link that looks like a button: it leads somewhere and works without JavaScript. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'medium', wide, icon, iconFrom, component, children, ...rest } = props
  return (
    <Root
      as={component}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-icon-from={iconFrom}
    >
      {icon && <Icon name={icon} size={22} />}
      <span>{children}</span>
    </Root>
  )
}

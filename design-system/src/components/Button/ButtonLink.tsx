import { styled } from '@mui/material/styles'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon } from '../Icon/index.ts'
import type { ButtonLook } from './Button.tsx'
import { buttonStyles } from './styles.ts'

export interface ButtonLinkProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  /** Where it leads, before JavaScript too. */
  href: string
  /** Goes there in the app's own way; without it the browser does. */
  onNavigate?: NavigateHandler
  /** What is there, in a word or two: the link's name. */
  children: ReactNode
}

const Root = styled('a')(buttonStyles)

/** A link that looks like a button: it leads somewhere and works without JavaScript. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'medium', wide, icon, iconFrom, onNavigate, children, ...rest } = props
  return (
    <Root
      {...rest}
      onClick={followLink(onNavigate)}
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

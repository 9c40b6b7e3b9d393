import { styled } from '@mui/material/styles'
import { Button, type ButtonProps } from '../Button/index.ts'
import { ProviderMark, type SignInProvider } from './ProviderMark.tsx'

export interface SocialButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'icon' | 'iconFrom'> {
  /** The provider whose logo is shown. */
  provider: SignInProvider
}

// Not inline, to avoid space for descenders.
const Inside = styled('span')({ display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: 10 })

/** A button that signs in with a provider (AUTH-06). */
export function SocialButton({ provider, children, ...rest }: SocialButtonProps) {
  return (
    <Button variant="outlined" {...rest}>
      <Inside>
        <ProviderMark provider={provider} />
        <span>{children}</span>
      </Inside>
    </Button>
  )
}

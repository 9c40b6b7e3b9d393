import { styled } from '@mui/material/styles'
import { Button, type ButtonProps } from '../Button/index.ts'
import { ProviderMark, type SignInProvider } from './ProviderMark.tsx'

export interface SocialButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'icon' | 'iconFrom'> {
  /** Whose mark stands before the label. */
  provider: SignInProvider
}

// Not on the baseline, which would leave room for descenders below.
const Inside = styled('span')({ display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: 10 })

/** The way to a provider's sign-in (AUTH-06): a quiet button, so that the mark is all the colour there is. */
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

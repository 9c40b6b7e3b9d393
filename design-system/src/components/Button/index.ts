export { Button, type ButtonProps } from './Button.tsx'
export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './buttonLook.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'

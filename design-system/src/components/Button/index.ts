export { Button, type ButtonLook, type ButtonProps } from './Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
export { BUTTON_SIZES, BUTTON_VARIANTS, type ButtonSize, type ButtonVariant } from './styles.ts'

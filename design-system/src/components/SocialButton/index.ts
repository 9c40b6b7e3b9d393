export { SocialButton, type SocialButtonProps } from './SocialButton.tsx'
export { type SignInProvider } from './ProviderMark.tsx'

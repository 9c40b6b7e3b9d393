export { HeartButton, type HeartButtonProps } from './HeartButton.tsx'

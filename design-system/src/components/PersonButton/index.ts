export { PersonButton, type PersonButtonProps } from './PersonButton.tsx'

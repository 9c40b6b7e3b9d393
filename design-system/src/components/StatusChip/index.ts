export { StatusChip, STATUS_TONES, type StatusChipProps, type StatusTone } from './StatusChip.tsx'

export { AboutPanel, type AboutPanelProps, type AboutPoint } from './AboutPanel.tsx'

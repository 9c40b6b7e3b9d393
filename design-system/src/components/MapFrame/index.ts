export { MapFrame, type MapCredit, type MapFailure, type MapFrameProps } from './MapFrame.tsx'
export { MapPlaceholder, type MapPlaceholderProps } from './MapPlaceholder.tsx'

export { LayerPlaceholder, type LayerPlaceholderProps } from './LayerPlaceholder.tsx'

export { MapLegend, type MapLegendEntry, type MapLegendProps } from './MapLegend.tsx'

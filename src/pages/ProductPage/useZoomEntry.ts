import { useLayerEntry } from '#shared/history/useLayerEntry.ts'

/**
 * Whether a product's picture lies enlarged over the screen: an entry of the history with the product's own address, so
 * that Back closes the picture and leaves the product (PROD-01). Another product's entry has none of it (PROD-12).
 */
export function useZoomEntry(): [isZoomed: boolean, zoom: (open: boolean) => void] {
  return useLayerEntry('zoomed')
}

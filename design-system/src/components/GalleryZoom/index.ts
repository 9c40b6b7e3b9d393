export { GalleryZoom } from './GalleryZoom.tsx'
export type { GalleryZoomProps } from './galleryZoomProps.ts'

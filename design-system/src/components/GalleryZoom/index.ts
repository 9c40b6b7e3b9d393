export { GalleryZoom, type GalleryZoomProps } from './GalleryZoom.tsx'

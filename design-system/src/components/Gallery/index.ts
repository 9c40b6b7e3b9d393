export { Gallery, type GalleryProps } from './Gallery.tsx'
export { type GalleryLabels, type GalleryPicture } from './galleryParts.ts'

export { ProductPage } from './ProductPage.tsx'
export { flyPicture } from '@dukani/design-system'

export { SkipLinks, type SkipLink, type SkipLinksProps } from './SkipLinks.tsx'

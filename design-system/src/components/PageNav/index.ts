export { PageNav, type PageNavItem, type PageNavProps } from './PageNav.tsx'

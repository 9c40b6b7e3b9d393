export { BottomNav, type BottomNavProps } from './BottomNav.tsx'
export { type BottomNavItem } from './NavItem.tsx'

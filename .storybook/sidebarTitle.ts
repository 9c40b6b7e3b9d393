import { PATTERNS } from './patterns.ts'

/**
 * Where the sidebar shows a story file.
 * @param title what its place in the tree gives: `Components/ProductCard`, `Screens/cart/Cart`
 * @returns with patterns apart from other components, and every part with a capital: `Patterns/ProductCard`
 */
export function sidebarTitle(title: string): string {
  const [group = '', name = '', ...parts] = title.split('/')
  const isPattern = group === 'Components' && PATTERNS.includes(name)
  return [isPattern ? 'Patterns' : group, capital(name), ...parts].join('/')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

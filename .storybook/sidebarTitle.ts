import { PATTERNS } from './patterns.ts'

/**
 * The place of a story file in the sidebar.
 * @param title the title by its path: `Components/ProductCard`, `Screens/cart/Cart`
 * @returns the title with patterns apart from other components, and capitalised parts: `Patterns/ProductCard`
 */
export function sidebarTitle(title: string): string {
  const [group = '', name = '', ...parts] = title.split('/')
  const isPattern = group === 'Components' && PATTERNS.includes(name)
  return [isPattern ? 'Patterns' : group, capital(name), ...parts].join('/')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

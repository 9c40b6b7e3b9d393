/** Texts of the search suggestions, loaded with their chunk. */
export const suggestions = {
  'suggestions.label': 'Search suggestions',
  'suggestions.products': 'Products',
  'suggestions.categories': 'Categories',
  'suggestions.recent': 'Recent searches',
  'suggestions.recentRemove': 'Remove search: {search}',
  'suggestions.recentClear': 'Clear all',
  'suggestions.count': 'Suggestions: {count}',
  'suggestions.recentCount': 'Recent searches: {count}. Press Delete to remove the selected one',
} as const

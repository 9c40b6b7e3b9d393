/** Texts of the search suggestions, loaded with their chunk. */
export const suggestions = {
  'suggestions.label': 'ძიების შემოთავაზებები',
  'suggestions.products': 'პროდუქტები',
  'suggestions.categories': 'კატეგორიები',
  'suggestions.recent': 'ბოლო ძიებები',
  'suggestions.recentRemove': 'ძიების წაშლა: {search}',
  'suggestions.recentClear': 'ყველას წაშლა',
  'suggestions.count': '{count} შემოთავაზება',
  'suggestions.recentCount': '{count} ბოლო ძიება. არჩეულის წასაშლელად დააჭირეთ Delete-ს',
} as const

export const notFound = {
  'notFound.title': 'Page not found',
  'notFound.text': 'The page you are looking for does not exist.',
  'notFound.home': 'Back to the home page',
} as const

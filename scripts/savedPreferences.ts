import { minifySync, type Plugin } from 'vite'

/**
 * Inlines the script that applies a visitor's saved preferences, at the end of each page's head.
 * @param apply is serialised, so it can't use anything from outside; called with whether the page has an address in
 * each language
 * @param unaddressed the pages that have not
 */
export function savedPreferences(
  apply: (isAddressed: boolean) => void,
  unaddressed: readonly string[],
): Plugin {
  return {
    name: 'saved-preferences',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) => [
        { tag: 'script', children: call(apply, !unaddressed.includes(path)), injectTo: 'head' },
      ],
    },
  }
}

function call(apply: (isAddressed: boolean) => void, isAddressed: boolean): string {
  const { code, errors } = minifySync('preferences.js', `(${apply.toString()})(${isAddressed})`)
  if (errors.length > 0)
    throw new Error(`the preferences' script can't be minified: ${errors.map(String).join()}`)
  return code.trim()
}

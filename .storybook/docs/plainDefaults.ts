import type { ArgTypesEnhancer, Renderer } from 'storybook/internal/csf'

/** A string default, `@default 'lazy'`, gets a second pair of quotes. */
const QUOTED_TWICE = /^"'(.*)'"$/

/** Shows defaults in props tables as in the docstring, with one pair of quotes. */
export const plainDefaults: ArgTypesEnhancer<Renderer> = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { defaultValue } = argType.table ?? {}
      const [, text] = QUOTED_TWICE.exec(defaultValue?.summary ?? '') ?? []
      if (text === undefined) return [name, argType]
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary: `'${text}'` } } }]
    }),
  )

import type { ArgTypesEnhancer, InputType, Renderer } from 'storybook/internal/csf'

/** A responsive value; its literals are the options. */
const RESPONSIVE = /^Responsive<(.*)>$/
/** The toolbar sets it, through the decorator around the story. */
const OF_THE_TOOLBAR = 'language'

type Control = Pick<InputType, 'control' | 'options'>

const NO_CONTROL: Control = { control: { disable: true } }
const TEXT: Control = { control: { type: 'text' } }
const NUMBER: Control = { control: { type: 'number' } }

/** Whether a value is a string, number or boolean; other values have no control. */
const isPlain = (value: unknown) =>
  typeof value !== 'function' && (typeof value !== 'object' || value === null)

/** Parses the literals of a union type, such as `0 | 2 | "row"`. */
function literalsOf(union: string): (string | number)[] {
  return union.split(' | ').flatMap((part): (string | number)[] => {
    if (/^\d+$/.test(part)) return [Number(part)]
    const [, text] = /^"(.*)"$/.exec(part) ?? []
    return text === undefined ? [] : [text]
  })
}

/** The control of a prop whose type Storybook knows only as text. */
function controlOf(type: string): Control {
  if (type === 'ReactNode' || /^string \| (null|number)/.test(type)) return TEXT
  if (/^number \| null/.test(type)) return NUMBER
  const [, union] = RESPONSIVE.exec(type) ?? []
  const options = literalsOf(union ?? '')
  return options.length > 0 ? { control: { type: 'select' }, options } : NO_CONTROL
}

/**
 * Adds a control for each prop with a simple type, and none for the others. Storybook would offer JSON for all other
 * types, such as elements.
 */
export const usableControls: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType
      if (control !== undefined) return [name, argType]
      const value: unknown = initialArgs[name]
      if (name === OF_THE_TOOLBAR || !isPlain(value)) return [name, { ...argType, ...NO_CONTROL }]
      const found = typeof type === 'object' && type.name === 'other' ? controlOf(type.value) : null
      return [name, { ...argType, ...found }]
    }),
  )

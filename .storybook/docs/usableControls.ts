import type { ArgTypesEnhancer, InputType, Renderer } from 'storybook/internal/csf'

/** One value for all widths, or one for some of them; what may be chosen is among its literals. */
const RESPONSIVE = /^Responsive<(.*)>$/
/** The toolbar's; the decorator around the story sets it. */
const OF_THE_TOOLBAR = 'language'

type Control = Pick<InputType, 'control' | 'options'>

const NO_CONTROL: Control = { control: { disable: true } }
const TEXT: Control = { control: { type: 'text' } }
const NUMBER: Control = { control: { type: 'number' } }

/** Whether a story's own value can be edited as text: elements and functions, alone or within, can't. */
function isEditable(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  return !('$$typeof' in value) && Object.values(value).every(isEditable)
}

/** The literals of a union that is written as text, `0 | 2 | "row"`. */
function literalsOf(union: string): (string | number)[] {
  return union.split(' | ').flatMap((part): (string | number)[] => {
    if (/^\d+$/.test(part)) return [Number(part)]
    const [, text] = /^"(.*)"$/.exec(part) ?? []
    return text === undefined ? [] : [text]
  })
}

/** How a prop is chosen whose type Storybook knows by its text alone; null: as JSON, which a story's own value shows how to write. */
function controlOf(type: string, value: unknown): Control | null {
  if (type === 'ReactNode' || /^string \| (null|number)/.test(type)) return TEXT
  if (/^number \| null/.test(type)) return NUMBER
  const [, union] = RESPONSIVE.exec(type) ?? []
  const options = literalsOf(union ?? '')
  if (options.length > 0 && typeof value !== 'object') return { control: { type: 'select' }, options }
  return value === undefined ? NO_CONTROL : null
}

/**
 * A control for each prop that a person can choose, and none for the others. Storybook would offer JSON for whatever has no
 * simple type, such as a button's words, which may be elements.
 */
export const usableControls: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType
      if (control !== undefined) return [name, argType]
      const value: unknown = initialArgs[name]
      if (name === OF_THE_TOOLBAR || !isEditable(value)) return [name, { ...argType, ...NO_CONTROL }]
      const found = typeof type === 'object' && type.name === 'other' ? controlOf(type.value, value) : null
      return [name, { ...argType, ...found }]
    }),
  )

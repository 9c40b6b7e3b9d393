/** What is used of JSON Schema in the description of the API. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** Shapes that have a name, each written once. */
export type Shapes = ReadonlyMap<string, string>

/** What makes two schemas the same one. */
export const keyOf = (schema: Schema) => JSON.stringify(schema)

/**
 * Writes a schema as a type of TypeScript, which people read more easily.
 * @param shapes names by `keyOf`
 */
export function typeText(schema: Schema, shapes: Shapes, indent = ''): string {
  const name = shapes.get(keyOf(schema))
  return name ?? bareTypeText(schema, shapes, indent)
}

/** Writes a schema out, though it may have a name itself. */
export function bareTypeText(schema: Schema, shapes: Shapes, indent = ''): string {
  const { type, enum: values, anyOf, items, properties } = schema
  if (anyOf) return [...new Set(anyOf.map((one) => typeText(one, shapes, indent)))].join(' | ')
  if (values) return values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ')
  if (properties) return objectText(schema, shapes, indent)
  if (items) return `${inBrackets(typeText(items, shapes, indent))}[]`
  const types = [type ?? 'unknown'].flat()
  return types.map((one) => (one === 'integer' ? 'number' : one)).join(' | ')
}

function objectText({ properties = {}, required = [] }: Schema, shapes: Shapes, indent: string): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${indent}  ${name}${mark}: ${typeText(schema, shapes, `${indent}  `)}\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

const inBrackets = (text: string) => (text.includes(' | ') && !text.endsWith('}') ? `(${text})` : text)

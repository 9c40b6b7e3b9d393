import type { ka } from './ka/index.ts'

/** Every key of the catalogue. Georgian is the source: another language has exactly its keys. */
export type TextKey = keyof typeof ka

/** A whole catalogue of another language. */
export type Catalogue = Readonly<Record<TextKey, string>>

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** The values a text needs: one for each `{name}` in the Georgian text of its key. */
export type TextValues<Key extends TextKey> = Record<Placeholders<(typeof ka)[Key]>, string | number>

type ValuesArgument<Key extends TextKey> = [Placeholders<(typeof ka)[Key]>] extends [never]
  ? []
  : [values: TextValues<Key>]

/** Gives the text of a key with its values filled in. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesArgument<Key>) => string

/** Makes the `t` of a language. */
export function createTranslate(catalogue: Catalogue): Translate {
  return (key, ...[values]) => {
    const text = catalogue[key]
    if (values === undefined) return text
    const filled = new Map<string, string | number>(Object.entries(values))
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(filled.get(name) ?? whole))
  }
}

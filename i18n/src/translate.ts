import type { adminKa } from './ka/admin.ts'
import type { ka } from './ka/index.ts'
import type { serverKa } from './ka/serverTexts.ts'

type Texts = Readonly<Record<string, string>>

/** A complete catalogue of another language, with exactly the keys of the Georgian one. */
export type CatalogueLike<Source extends Texts> = Readonly<Record<keyof Source, string>>

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type ValuesArgument<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Record<Placeholders<Text>, string | number>]

/**
 * The text of a key with its values filled in, one for each `{name}` in the Georgian text. If another language needs a
 * singular and a plural, `{name|product|products}` gives the first when the value is 1.
 */
type TranslateOf<Source extends Texts> = <Key extends keyof Source>(
  key: Key,
  ...values: ValuesArgument<Source[Key]>
) => string

/** Every key of the storefront's catalogue. Georgian is the source. */
export type TextKey = keyof typeof ka
export type Catalogue = CatalogueLike<typeof ka>
export type Translate = TranslateOf<typeof ka>

/** The server has all of these, and texts of its own. */
export type ServerTextKey = keyof typeof serverKa
export type ServerTranslate = TranslateOf<typeof serverKa>

/** The back office has these besides the storefront's. */
export type AdminTextKey = keyof typeof adminKa
export type AdminCatalogue = CatalogueLike<typeof adminKa>
export type AdminTranslate = TranslateOf<typeof adminKa>

/** Keys of the back office's texts without placeholders. */
export type PlainAdminKey = {
  [Key in AdminTextKey]: [Placeholders<(typeof adminKa)[Key]>] extends [never] ? Key : never
}[AdminTextKey]

/** Keys of server texts without placeholders. */
export type PlainServerKey = {
  [Key in ServerTextKey]: [Placeholders<(typeof serverKa)[Key]>] extends [never] ? Key : never
}[ServerTextKey]

/**
 * Creates the `t` function of a language.
 * @param catalogue may grow while it is used; a missing key is returned as it is
 */
export const createTranslate: (catalogue: Partial<Catalogue>) => Translate = translateBy

/** Creates the back office's `t` function of a language. */
export const createAdminTranslate: (catalogue: AdminCatalogue) => AdminTranslate = translateBy

/** Creates the server's `t` function of a language. */
export const createServerTranslate: (catalogue: CatalogueLike<typeof serverKa>) => ServerTranslate =
  translateBy

function translateBy(
  catalogue: Readonly<Record<string, string | undefined>>,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  return (key, values) => {
    const text = catalogue[key] ?? key
    if (values === undefined) return text
    const filled = new Map(Object.entries(values))
    return text.replace(
      /\{(\w+)(?:\|(\w+)\|(\w+))?\}/g,
      (whole, name: string, one?: string, many?: string) => {
        const value = filled.get(name)
        return String((value === 1 ? one : many) ?? value ?? whole)
      },
    )
  }
}

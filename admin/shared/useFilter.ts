import { useAddress } from './useAddress.ts'

/** The values of a filter's parameters; null: any. */
export type FilterValues<Name extends string> = Readonly<Record<Name, string | null>>

/** The filter of a list. */
export interface Filter<Name extends string> {
  values: FilterValues<Name>
  /** some records may be hidden by it */
  isSet: boolean
  /** the parameters that are set, for an address */
  params: [name: string, value: string][]
  change: (change: Partial<FilterValues<Name>>) => void
  clear: () => void
}

/**
 * Keeps the filter of a list in the page's address.
 * @param names of its parameters
 * @param known the values that a parameter may have; another one counts as any
 */
export function useFilter<const Name extends string>(
  names: readonly Name[],
  known: Partial<Record<Name, readonly string[]>> = {},
): Filter<Name> {
  const [address, setAddress] = useAddress()
  const valueOf = (name: Name) => {
    const value = address.get(name)
    return value !== null && (known[name]?.includes(value) ?? true) ? value : null
  }
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string | null>
  return {
    values,
    isSet: names.some((name) => values[name] !== null),
    params: paramsOf(values),
    change: (change) => setAddress(paramsOf({ ...values, ...change })),
    clear: () => setAddress([]),
  }
}

function paramsOf(values: Readonly<Record<string, string | null>>): [string, string][] {
  return Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
}

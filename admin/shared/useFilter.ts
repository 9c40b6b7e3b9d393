import { useSearchParams } from 'react-router'

/** The filter of a list. */
export interface Filter<Name extends string> {
  /** null: any */
  values: Readonly<Record<Name, string | null>>
  /** some records may be hidden by it */
  isSet: boolean
  change: (change: Partial<Record<Name, string | null>>) => void
  clear: () => void
}

/** Keeps the filter of a list in the page's address. @param names of its parameters */
export function useFilter<const Name extends string>(names: readonly Name[]): Filter<Name> {
  const [address, setAddress] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, address.get(name)])) as Record<
    Name,
    string | null
  >
  return {
    values,
    isSet: names.some((name) => values[name] !== null),
    change: (change) => {
      const next = Object.entries<string | null>({ ...values, ...change })
      setAddress(next.filter((entry): entry is [string, string] => entry[1] !== null))
    },
    clear: () => setAddress([]),
  }
}

import { tidyLine } from './text.ts'

interface Known {
  id: string
  value: string
  sku: string
  active: boolean
}

interface Wanted {
  value: string
  sku: string
}

/**
 * Matches each specification of the file with one of the shop: by its SKU, else by its value. Carts and orders refer to
 * ids, so a renamed variant must keep its id. A SKU that several variants share identifies none. The results are in the
 * order of `wanted`; undefined is a new one.
 */
export function matchSpecifications<Spec extends Known>(
  known: readonly Spec[],
  wanted: readonly Wanted[],
): (Spec | undefined)[] {
  const free = new Set([...known].sort((a, b) => Number(b.active) - Number(a.active)))
  const found = new Map<Wanted, Spec>()
  const take = (fits: (spec: Spec, want: Wanted) => boolean) => {
    for (const want of wanted) {
      if (found.has(want)) continue
      const spec = [...free].find((candidate) => fits(candidate, want))
      if (spec === undefined) continue
      free.delete(spec)
      found.set(want, spec)
    }
  }
  const knownSkus = counted(known.filter((spec) => spec.active))
  const wantedSkus = counted(wanted)
  const sameValue = (spec: Spec, want: Wanted) => tidyLine(spec.value) === want.value
  const sameSku = (spec: Spec, want: Wanted) => want.sku !== '' && tidyLine(spec.sku) === want.sku
  take((spec, want) => sameSku(spec, want) && sameValue(spec, want))
  take(
    (spec, want) =>
      sameSku(spec, want) && (knownSkus.get(want.sku) ?? 0) <= 1 && wantedSkus.get(want.sku) === 1,
  )
  take(sameValue)
  return wanted.map((want) => found.get(want))
}

function counted(specs: readonly { sku: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sku } of specs) counts.set(tidyLine(sku), (counts.get(tidyLine(sku)) ?? 0) + 1)
  return counts
}

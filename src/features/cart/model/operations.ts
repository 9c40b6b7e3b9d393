import { ApiError } from '#shared/api/ApiError.ts'
import type { CartApi } from './cartCalls.ts'
import { limitOf, viewOf, type CartLineView, type LineSubject, type SettledLine } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'

/** A change of one line: an addition, or a new quantity. */
export type Change = { kind: 'add'; by: number } | { kind: 'set'; to: number }

/** A change that is waiting or being sent. */
export interface Operation {
  subject: LineSubject
  change: Change
}

function applied(quantity: number, change: Change): number {
  return change.kind === 'add' ? quantity + change.by : change.to
}

/**
 * Combines two changes of a line, the first of which isn't sent yet. Two additions become one addition, so that a failure
 * takes back only what was added.
 */
export function merged(first: Change, then: Change): Change {
  if (then.kind === 'set') return then
  if (first.kind === 'add') return { kind: 'add', by: first.by + then.by }
  return { kind: 'set', to: first.to + then.by }
}

/** The lines that the shopper sees: the server's, with the unconfirmed changes applied in order. */
export function viewLines(settled: readonly SettledLine[], operations: readonly Operation[]): CartLineView[] {
  const lines = new Map(settled.map((line) => [line.key, line]))
  const pending = new Set<string>()
  for (const { subject, change } of operations) {
    const line = lines.get(subject.key)
    pending.add(subject.key)
    lines.set(subject.key, {
      ...(line ?? { ...subject, id: null }),
      quantity: applied(line?.quantity ?? 0, change),
    })
  }
  return [...lines.values()]
    .filter((line) => line.quantity > 0)
    .map((line) => viewOf(line, pending.has(line.key)))
}

/**
 * Sends a change of a line.
 * @param line the line as the server has it; a new line has the quantity 0
 * @returns the line after the change, or why the cart can't hold so many
 * @throws ApiError
 */
export async function sendChange(
  api: Pick<CartApi, 'add' | 'change' | 'remove'>,
  line: SettledLine,
  change: Change,
): Promise<SettledLine | CartNotice> {
  const { id, product, specification } = line
  const quantity = applied(line.quantity, change)
  const wanted = { product: product.id, specification: specification?.id ?? null }
  if (quantity === line.quantity) return line
  if (change.kind === 'add' || line.quantity === 0) {
    const limit = limitOf(line)
    if (quantity > limit) return { kind: 'maximum', n: limit }
    const written = await api.add({ ...wanted, quantity: quantity - line.quantity })
    return { ...line, id: id ?? written?.id ?? null, quantity }
  }
  if (id === null) throw new ApiError('parse', 'the line has no id')
  if (quantity === 0) await api.remove({ id })
  else await api.change({ id, ...wanted, quantity })
  return { ...line, quantity }
}

/** Adds a line or replaces the one with its key. With the quantity 0 it is removed. */
export function withLine(lines: readonly SettledLine[], line: SettledLine): SettledLine[] {
  const isKnown = lines.some(({ key }) => key === line.key)
  const next = isKnown ? lines.map((one) => (one.key === line.key ? line : one)) : [...lines, line]
  return next.filter(({ quantity }) => quantity > 0)
}

import { viewOf, type CartLineView, type LineSubject, type SettledLine } from './cartLine.ts'

/** A change of one line: an addition, or a new quantity. */
export type Change = { kind: 'add'; by: number } | { kind: 'set'; to: number }

/** A change that is waiting or being sent. */
export interface Operation {
  subject: LineSubject
  change: Change
  /** it is being sent and can't be merged any more */
  sent: boolean
}

function applied(quantity: number, change: Change): number {
  return change.kind === 'add' ? quantity + change.by : change.to
}

/**
 * Two changes of a line, the first not sent yet, as one. What was added stays an addition, so that a failure takes
 * back only what it was about.
 */
export function merged(first: Change, then: Change): Change {
  if (then.kind === 'set') return then
  if (first.kind === 'add') return { kind: 'add', by: first.by + then.by }
  return { kind: 'set', to: first.to + then.by }
}

/** What the shopper sees: the server's lines with the changes under way, in order. */
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

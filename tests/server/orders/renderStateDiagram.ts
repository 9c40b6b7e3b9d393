import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@dukani/contracts'
import { initialState } from '../../../server/src/modules/orders/lifecycle.ts'
import { TRANSITIONS, type Transition } from '../../../server/src/modules/orders/transitions.ts'

const HEAD = `# The states of an order

\`npm run docs:api\` writes this page from the table in \`server/src/modules/orders/transitions.ts\`; a test fails when the two
differ. \`lifecycle.ts\` beside it is the only code that changes the state of an order. An order has a status and the
status of its payment. Brackets list the payment statuses in which an event is accepted, unless all are; \`expired\`: only
for expired orders. A refund of a part changes neither; once everything is returned, it is \`returnMoney\`
([ADR 28](adr/0028-partial-refunds.md)).
`

/** For each edge its labels, and under each label the conditions under which it holds. */
type Edges = Map<string, Map<string, Set<string>>>

/** `docs/order-states.md`: two Mermaid diagrams. */
export function renderStateDiagram(): string {
  const all = Object.entries<readonly Transition[]>(TRANSITIONS).flatMap(([event, transitions]) =>
    transitions.map((transition) => ({ event, ...transition })),
  )
  const statuses: Edges = new Map()
  const payments: Edges = new Map()
  for (const method of PAYMENT_METHODS) {
    const { status, paymentStatus } = initialState(method)
    add(statuses, `[*] --> ${status}`, '')
    add(payments, `[*] --> ${paymentStatus}`, method)
  }
  for (const { event, from, payment = PAYMENT_STATUSES, expired, to } of all) {
    const conditions = [...payment, ...(expired === true ? ['expired'] : [])]
    for (const before of from)
      if (to.status !== undefined && to.status !== before)
        add(statuses, `${before} --> ${to.status}`, event, conditions)
    for (const before of payment)
      if (to.paymentStatus !== undefined && to.paymentStatus !== before)
        add(payments, `${before} --> ${to.paymentStatus}`, event)
  }
  return `${HEAD}\n## Status\n\n${diagram(statuses)}\n## Payment\n\n${diagram(payments)}`
}

function add(edges: Edges, edge: string, label: string, conditions: readonly string[] = []): void {
  const labels = edges.get(edge) ?? new Map<string, Set<string>>()
  labels.set(label, new Set([...(labels.get(label) ?? []), ...conditions]))
  edges.set(edge, labels)
}

function diagram(edges: Edges): string {
  const lines = [...edges].flatMap(([edge, labels]) =>
    [...labels].map(([label, conditions]) => `    ${edge}${label && `: ${label}`}${guard(conditions)}`),
  )
  return `\`\`\`mermaid\nstateDiagram-v2\n${lines.join('\n')}\n\`\`\`\n`
}

function guard(conditions: ReadonlySet<string>): string {
  const isAny = PAYMENT_STATUSES.every((status) => conditions.has(status))
  return isAny || conditions.size === 0 ? '' : ` [${[...conditions].join(', ')}]`
}

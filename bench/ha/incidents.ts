import { setTimeout as pause } from 'node:timers/promises'
import { quantile, tally } from '../figures.ts'
import type { Cluster } from './cluster.ts'
import type { Machine } from './machine.ts'
import type { Sale } from './sale.ts'

/** The machines of a healthy cluster by their role. */
interface Healthy {
  primary: Machine
  synchronous: Machine
}

/** A failure of a healthy cluster. */
export interface Incident {
  what: string
  /** whether no order can succeed until another machine has taken over */
  stopsOrders: boolean
  happen: (cluster: Cluster, machines: Healthy) => Promise<void> | void
  /** repairs the cluster, after the next order */
  mend: (machines: Healthy) => void
}

/** A loss of power: etcd, Patroni and PostgreSQL are killed at once. */
export const killed = (which: keyof Healthy): Incident => ({
  what: `the ${which} machine is killed`,
  stopsOrders: which === 'primary',
  happen: (_, machines) => machines[which].signal('SIGKILL'),
  mend: (machines) => machines[which].start(),
})

/** A machine that hangs: its processes are stopped, keep their connections, and continue later. */
export const frozen = (which: keyof Healthy): Incident => ({
  what: `the ${which} machine hangs`,
  stopsOrders: which === 'primary',
  happen: (_, machines) => machines[which].signal('SIGSTOP'),
  mend: (machines) => machines[which].signal('SIGCONT'),
})

/** An operator makes a replica the primary. */
export const switchover: Incident = {
  what: 'an orderly switchover',
  stopsOrders: false,
  happen: ({ switchOver }) => switchOver(),
  mend: () => undefined,
}

/** The primary renews its lock every 2 s. A failure comes at a random moment in between. */
const BETWEEN_RENEWALS_MS = 2_000
/** How long orders succeed before the next failure. */
const WELL_MS = 1_000

/**
 * Repeats a failure while orders come in, each time in a healthy cluster, and prints how long no order was acknowledged.
 */
export async function repeat(incident: Incident, times: number, cluster: Cluster, sale: Sale): Promise<void> {
  const { acknowledged, answers } = sale
  const [orders, requests] = [acknowledged.length, answers.length]
  const next: number[] = []
  const pauses: number[] = []
  for (let time = 1; time <= times; time += 1) {
    const machines = await cluster.healthy()
    await pause(WELL_MS + Math.random() * BETWEEN_RENEWALS_MS)
    const began = performance.now()
    await incident.happen(cluster, machines)
    const { answeredAt } = await sale.orderAfter(performance.now())
    next.push(answeredAt - began)
    incident.mend(machines)
    await cluster.healthy()
    pauses.push(longestPause(sale, began))
    if (process.env.VERBOSE !== undefined)
      console.log(
        `  ${time}: ${machines.primary.name}, ${next.at(-1)?.toFixed(0)} ms, ${pauses.at(-1)?.toFixed(0)} ms`,
      )
  }
  if (times === 0) return
  const failed = answers.slice(requests).filter((answer) => ![200, 201, 204].includes(Number(answer)))
  console.log(`${incident.what}, ${times} times: ${acknowledged.length - orders} orders acknowledged`)
  if (incident.stopsOrders) console.log(`  to the next order: ${spread(next)}`)
  console.log(`  longest time without an order until all is well again: ${spread(pauses)}`)
  console.log(`  answers that were not a success: ${tally(failed) || 'none'}`)
}

/** The longest time between two acknowledged orders since a moment, in ms. */
function longestPause({ acknowledged }: Sale, began: number): number {
  const moments = [began, ...acknowledged.map(({ answeredAt }) => answeredAt).filter((at) => at > began)]
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
}

function spread(values: readonly number[]): string {
  const [median, worst] = [0.5, 1].map((share) => (quantile(values, share) / 1000).toFixed(1))
  return `median ${median} s, worst ${worst} s`
}

// Stands for `npm test`: it starts something and waits for its end.
import { exitOf, startNode, stopChildrenOnSignals } from '../../../scripts/lib/processes.ts'

stopChildrenOnSignals()
await exitOf(startNode(['tests/tooling/programs/server.ts']))

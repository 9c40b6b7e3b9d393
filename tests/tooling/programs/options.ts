// A script with options, of which the first argument says whether a tool gets what it doesn't know.
import { readCommandLine } from '../../../scripts/lib/commandLine.ts'

const [kind, ...args] = process.argv.slice(2)
const common = { usage: 'run options', about: 'Shows its options.' }
const many = { type: 'boolean', about: 'many of them' } as const
const from = { type: 'string', value: 'PLACE', about: 'where from' } as const
const read =
  kind === 'own'
    ? readCommandLine({ ...common, options: { many, from } }, args)
    : readCommandLine({ ...common, options: { many }, tool: 'the tool' }, args)
console.log(JSON.stringify(read))

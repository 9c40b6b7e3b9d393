import { parseArgs } from 'node:util'

/** An option of a script. */
interface Option {
  type: 'boolean' | 'string'
  /** placeholder of the value, in capitals; only for strings */
  value?: string
  about: string
}

/** Description and options of a script of package.json. */
interface Manual<Options> {
  /** its name, with positional arguments */
  usage: string
  /** what it does */
  about: string
  options?: Options
  /** the tool that gets all other arguments; the script's own options then take no value */
  tool?: string
}

type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: 'boolean' } ? boolean : string
}

interface CommandLine<Options> {
  values: Values<Options>
  /** arguments for the tool */
  rest: string[]
}

const HELP = { help: { type: 'boolean', about: 'shows this help' } } as const
/** Exit code for wrong usage. */
const WRONG_CALL = 2

/**
 * Parses the command line. `--help` prints the help text and ends the process; so does an unknown option, with exit
 * code 2.
 */
export function readCommandLine<const Options extends Record<string, Option>>(
  manual: Manual<Options>,
  args = process.argv.slice(2),
): CommandLine<Options> {
  const options: Record<string, Option> = { ...manual.options, ...HELP }
  const isOwn = (argument: string) =>
    manual.tool === undefined || (argument.startsWith('--') && argument.slice(2) in options)
  const own = args.filter(isOwn)
  const rest = args.filter((argument) => !isOwn(argument))
  try {
    const { values } = parseArgs({ args: own, options })
    if (values['help'] !== true) return { values: values as Values<Options>, rest }
  } catch (error) {
    // parseArgs adds advice about `--` that doesn't apply here.
    const [what] = (error as Error).message.split('. ')
    console.error(`${what}\n\n${textOf(manual)}`)
    process.exit(WRONG_CALL)
  }
  console.log(textOf(manual))
  process.exit(0)
}

/** The help text. */
function textOf({ usage, about, options, tool }: Manual<Record<string, Option>>): string {
  const lines = Object.entries({ ...options, ...HELP }).map(([name, option]) => {
    const { value = '' } = option as Option
    return [`--${name} ${value}`.trimEnd(), option.about] as const
  })
  const width = Math.max(...lines.map(([left]) => left.length))
  return [
    `Usage: npm ${usage}`,
    '',
    about,
    '',
    ...lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(tool === undefined ? [] : ['', `All other arguments go to ${tool}.`]),
  ].join('\n')
}

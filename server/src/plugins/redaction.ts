/** Query parameters whose values may be logged; others may be personal. */
const OPEN_PARAMETERS = new Set(['page', 'page_size', 'category', 'specification_id', 'w', 'language'])

const LONGEST_URL = 500

/** A request's URL for a log, without the values of parameters that may be personal or secret. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?')
  const shown = query === undefined ? path : `${path}?${query.split('&').map(redactParameter).join('&')}`
  return shown.slice(0, LONGEST_URL)
}

function redactParameter(parameter: string): string {
  const [name = '', value] = parameter.split('=')
  return value === undefined || OPEN_PARAMETERS.has(name) ? parameter : `${name}=[redacted]`
}

/** An error for a log. Of a database error only the code, since the message quotes values. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const message = safeMessage(error)
  return {
    type: error.name,
    message,
    ...shownFields(error),
    // The stack begins with the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

const FIELDS = ['code', 'statusCode', 'table', 'column', 'constraint', 'routine', 'errno', 'syscall'] as const

function shownFields(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...error }
  return Object.fromEntries(FIELDS.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]))
}

function safeMessage(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `failed query: ${error.query}`
  // PostgreSQL's: values stand after a colon in quotes ("invalid input syntax for type uuid: "…"").
  if ('severity' in error) return error.message.replace(/: ".*$/s, '')
  return error.message
}

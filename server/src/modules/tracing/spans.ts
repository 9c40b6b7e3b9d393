import { SpanStatusCode, trace, TraceFlags, type Span } from '@opentelemetry/api'

/** Whether what happens now belongs to a trace that is sampled. */
export function isTraced(): boolean {
  const flags = trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE
  return (flags & TraceFlags.SAMPLED) !== 0
}

/** The id of the sampled trace that what happens now belongs to. */
export function sampledTraceId(): string | null {
  return isTraced() ? (trace.getActiveSpan()?.spanContext().traceId ?? null) : null
}

/** Ends a span when some work ends. An error's code or name is recorded, not its message, which may quote values. */
export async function endWith<Result>(span: Span, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Marks a span as failed. @param reason an error, or the kind of one */
export function fail(span: Span, reason: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', typeOf(reason))
}

function typeOf(reason: unknown): string {
  if (typeof reason === 'string') return reason
  if (!(reason instanceof Error)) return typeof reason
  const code = 'code' in reason ? reason.code : undefined
  return typeof code === 'string' && code !== '' ? code : reason.name
}

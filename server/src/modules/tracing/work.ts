import { context, ROOT_CONTEXT, SpanKind, trace, type SpanOptions, type Tracer } from '@opentelemetry/api'
import { jobs, mailWork, renderWork, statements } from '../../observations.ts'
import { endWith, isTraced } from './spans.ts'

/**
 * Gives the parts of a sampled request spans of their own, and each job in the background a trace.
 * @returns ends it
 */
export function traceWork(tracer: Tracer): () => void {
  function within<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
    const parent = options.root === true ? ROOT_CONTEXT : context.active()
    const span = tracer.startSpan(name, options, parent)
    return endWith(span, context.with(trace.setSpan(parent, span), work))
  }
  const ends = [
    statements.observe(({ text }, work) => {
      if (!isTraced()) return work()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      return endWith(tracer.startSpan(summaryOf(text), { kind: SpanKind.CLIENT, attributes }), work())
    }),
    renderWork.observe((_details, work) => (isTraced() ? within('render', {}, work) : work())),
    mailWork.observe((_details, work) =>
      isTraced() ? within('send mail', { kind: SpanKind.CLIENT }, work) : work(),
    ),
    jobs.observe(({ name }, work) => within(name, { root: true }, work)),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** The operation of a statement and its first table: `select products`. */
function summaryOf(statement: string): string {
  const [operation = ''] = /^\w+/.exec(statement) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/.exec(statement) ?? []
  return table === undefined ? operation : `${operation} ${table}`
}

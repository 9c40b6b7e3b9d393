import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../plugins/app.ts'
import { isProbe } from '../../plugins/health.ts'

/**
 * Gives each request a span, except for probes. It has the route's pattern and no address, since addresses have tokens and
 * searches.
 * @param continues whether a request's `traceparent` is continued
 */
export function traceRequests(app: App, tracer: Tracer, continues: boolean): void {
  const traceContext = new W3CTraceContextPropagator()
  const contexts = new WeakMap<FastifyRequest, Context>()

  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done()
    const parent = continues
      ? traceContext.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT
    const span = startSpan(request, parent, tracer)
    if (!span.isRecording()) return done()
    reply.raw.once('close', () => endSpan(span, reply))
    const within = trace.setSpan(ROOT_CONTEXT, span)
    contexts.set(request, within)
    context.with(within, done)
  })

  // A body arrives outside of the context, and an answer ends there.
  for (const hook of ['preValidation', 'onResponse'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      const within = contexts.get(request)
      if (within === undefined) done()
      else context.with(within, done)
    })
  }
}

function startSpan(request: FastifyRequest, parent: Context, tracer: Tracer): Span {
  const { method, protocol, routeOptions } = request
  const { url: route } = routeOptions
  const attributes = { 'http.request.method': method, 'http.route': route, 'url.scheme': protocol }
  const name = route === undefined ? method : `${method} ${route}`
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
}

function endSpan(span: Span, { raw, statusCode }: FastifyReply): void {
  // A client that is gone got no status.
  if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode)
  if (raw.headersSent && statusCode >= 500) {
    span.setAttribute('error.type', String(statusCode))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

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
  const propagator = new W3CTraceContextPropagator()

  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done()
    const parent = continues
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT
    const span = startSpan(request, parent, tracer)
    if (!span.isRecording()) return done()
    reply.raw.once('close', () => endSpan(span, reply))
    // Fastify keeps the context while it reads a body.
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
}

function startSpan(request: FastifyRequest, parent: Context, tracer: Tracer): Span {
  const { method, protocol, routeOptions } = request
  const { url: route } = routeOptions
  const attributes = { 'http.request.method': method, 'http.route': route, 'url.scheme': protocol }
  const name = route === undefined ? method : `${method} ${route}`
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
}

function endSpan(span: Span, { raw, statusCode }: FastifyReply): void {
  // A client that has disconnected got no status.
  if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode)
  if (raw.headersSent && statusCode >= 500) {
    span.setAttribute('error.type', String(statusCode))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { SpanKind, type Span, type Tracer } from '@opentelemetry/api'
import { fail, isTraced } from './spans.ts'

/** What Node publishes about a request of `fetch`. */
interface FetchMessage {
  request: { method: string; origin: string }
  response: { statusCode: number }
  error: Error
}

/** What Node publishes about a request of `node:http`. */
interface HttpMessage {
  request: { method: string; host: string }
  response: { statusCode: number }
  error: Error
}

/**
 * Gives the calls of a sampled trace to other servers spans: those of `fetch` (payments, maps, social logins, the cache of
 * pages) and of `node:http` (object storage). A span has the server's name and no address, since addresses have what
 * people search for. No `traceparent` is sent along.
 * @returns ends it
 */
export function traceCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>()

  function begin(request: object, method: string, host: string): void {
    if (!isTraced()) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }))
  }
  function answered(request: object, status: number): void {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', status)
    if (span !== undefined && status >= 400) fail(span, String(status))
  }
  function end(request: object): void {
    spans.get(request)?.end()
    spans.delete(request)
  }
  function failed(request: object, error: Error): void {
    const span = spans.get(request)
    if (span !== undefined) fail(span, error)
    end(request)
  }

  const ends = [
    listen<FetchMessage>('undici:request:create', ({ request }) =>
      begin(request, request.method, new URL(request.origin).hostname),
    ),
    listen<FetchMessage>('undici:request:headers', ({ request, response }) =>
      answered(request, response.statusCode),
    ),
    listen<FetchMessage>('undici:request:trailers', ({ request }) => end(request)),
    listen<FetchMessage>('undici:request:error', ({ request, error }) => failed(request, error)),
    listen<HttpMessage>('http.client.request.start', ({ request }) =>
      begin(request, request.method, request.host),
    ),
    listen<HttpMessage>('http.client.response.finish', ({ request, response }) => {
      answered(request, response.statusCode)
      end(request)
    }),
    listen<HttpMessage>('http.client.request.error', ({ request, error }) => failed(request, error)),
  ]
  return () => {
    for (const each of ends) each()
  }
}

function listen<Message>(channel: string, listener: (message: Message) => void): () => void {
  const onMessage = (message: unknown) => listener(message as Message)
  subscribe(channel, onMessage)
  return () => void unsubscribe(channel, onMessage)
}

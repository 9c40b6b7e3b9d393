import http from 'node:http'
import { cleanUp } from './cleanUp.ts'
import { listening } from './listening.ts'

/** A span as the collector gets it, with what the tests read. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 1: internal, 2: server, 3: client */
  kind: number
  attributes: Record<string, unknown>
  isFailed: boolean
}

interface WireAttribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

interface WireSpan extends Omit<CollectedSpan, 'attributes' | 'isFailed'> {
  attributes: WireAttribute[]
  status: { code: number }
}

interface WireSpans {
  resourceSpans: { resource: { attributes: WireAttribute[] }; scopeSpans: { spans: WireSpan[] }[] }[]
}

/** A real receiver of OTLP over HTTP on this machine. Closed after the file's last test. */
export async function startCollector() {
  const state = {
    /** the status that it answers with; null: it never answers */
    status: 200 as number | null,
    /** the bodies of all requests, also of those that it refused */
    bodies: [] as string[],
    headers: [] as http.IncomingHttpHeaders[],
    paths: [] as string[],
  }
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      state.bodies.push(body)
      state.headers.push(request.headers)
      state.paths.push(request.url ?? '')
      if (state.status !== null)
        response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const port = await listening(server)
  cleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  const parsed = () => state.bodies.flatMap((body) => (JSON.parse(body) as WireSpans).resourceSpans)
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    spans: () => parsed().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(spanOf))),
    /** what all spans of a request have in common */
    resources: () => parsed().map(({ resource }) => record(resource.attributes)),
  })
}

function spanOf({ attributes, status, ...span }: WireSpan): CollectedSpan {
  return { ...span, attributes: record(attributes), isFailed: status.code === 2 }
}

function record(attributes: readonly WireAttribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value]),
  )
}

import http from 'node:http'
import https from 'node:https'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import { TRACES_TIMEOUT_MS } from '../../config/limits.ts'

export interface Exporter {
  exporter: SpanExporter
  /** breaks off what is being sent, which would keep the process from ending */
  abandon: () => void
}

/**
 * Sends spans as OTLP (JSON) to a collector. Spans that it doesn't take are lost. An outage is logged once, and so is its
 * end.
 * @param endpoint without `/v1/traces`
 */
export function createExporter(endpoint: string, log: FastifyBaseLogger): Exporter {
  const { Agent } = endpoint.startsWith('https:') ? https : http
  // The exporter's own timeout begins when it is connected.
  const agent = new Agent({ keepAlive: true, timeout: TRACES_TIMEOUT_MS })
  const otlp = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: TRACES_TIMEOUT_MS,
    httpAgentOptions: () => agent,
  })
  let isAway = false

  function note(error: Error | undefined): void {
    if (error !== undefined && !isAway) log.warn({ err: error }, 'the collector of traces doesn’t take spans')
    if (error === undefined && isAway) log.warn('the collector of traces takes spans again')
    isAway = error !== undefined
  }

  return {
    abandon: () => agent.destroy(),
    exporter: {
      export(spans, done) {
        otlp.export(spans, ({ code, error }) => {
          note(code === ExportResultCode.SUCCESS ? undefined : (error ?? new Error('no reason')))
          done({ code: ExportResultCode.SUCCESS })
        })
      },
      forceFlush: () => otlp.forceFlush(),
      shutdown: () => otlp.shutdown(),
    },
  }
}

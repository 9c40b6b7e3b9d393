import { setTimeout as pause } from 'node:timers/promises'
import { context, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import { TRACES_TIMEOUT_MS } from '../../config/limits.ts'
import { createExporter } from './exporter.ts'

type TracingConfig = NonNullable<Config['tracing']>

export interface OpenTracer {
  tracer: Tracer
  /** Sends the spans that are left, for two seconds at most. */
  close: () => Promise<void>
}

/** Collects spans, and sends them to the collector in the background. There is one in a process. */
export function openTracer(config: TracingConfig, log: FastifyBaseLogger): OpenTracer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const { exporter, abandon } = createExporter(config.endpoint, log)
  const provider = new TracerProvider({
    // The variables OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, and win.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'dukani' }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  return {
    tracer: provider.getTracer('dukani'),
    async close() {
      const bound = new AbortController()
      const tooLate = pause(TRACES_TIMEOUT_MS, undefined, { signal: bound.signal })
      await Promise.race([provider.shutdown(), tooLate]).catch(() => undefined)
      bound.abort()
      abandon()
      context.disable()
    },
  }
}

function samplerOf({ sampler, share }: TracingConfig): Sampler {
  const kind = sampler.replace('parentbased_', '')
  const root =
    kind === 'traceidratio'
      ? new TraceIdRatioBasedSampler(share)
      : kind === 'always_on'
        ? new AlwaysOnSampler()
        : new AlwaysOffSampler()
  return kind === sampler ? root : new ParentBasedSampler({ root })
}

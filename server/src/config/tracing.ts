import * as z from 'zod/mini'
import * as variable from './variables.ts'

/** The samplers that OpenTelemetry's variable `OTEL_TRACES_SAMPLER` names. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces are sent, and which; null: nothing is traced. */
export type TracingConfig = {
  /** the collector's address, without a slash at its end */
  endpoint: string
  sampler: (typeof SAMPLERS)[number]
  /** the share of traces, from 0 to 1, of the samplers that have one */
  share: number
} | null

const SHARE_ERROR = 'must be a number from 0 to 1'

/** The variables of traces that the shop reads itself. OpenTelemetry's packages read others, such as its headers. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable.optionalCollector(),
  OTEL_TRACES_SAMPLER: z.prefault(
    z.enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` }),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z.prefault(
    z.pipe(
      z.string().check(z.regex(/^\d*\.?\d+$/, SHARE_ERROR)),
      z.pipe(z.transform(Number), z.number().check(z.lte(1, SHARE_ERROR))),
    ),
    '1',
  ),
}

/** Reads where traces are sent. */
export function tracingConfig(values: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_TRACES_SAMPLER: (typeof SAMPLERS)[number]
  OTEL_TRACES_SAMPLER_ARG: number
}): TracingConfig {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: sampler } = values
  return endpoint === undefined ? null : { endpoint, sampler, share: values.OTEL_TRACES_SAMPLER_ARG }
}

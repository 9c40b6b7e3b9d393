import * as variable from './variables.ts'

/** Where Prometheus finds the metrics; null: nothing is measured. */
export type MetricsConfig = { host: string; port: number } | null

/** The variables of the metrics. */
export const metricsVariables = {
  METRICS_PORT: variable.optionalWholeNumber(1, 65_535),
  METRICS_HOST: variable.text('localhost'),
}

/** Reads where the metrics are served. */
export function metricsConfig(values: {
  METRICS_PORT?: number | undefined
  METRICS_HOST: string
}): MetricsConfig {
  const { METRICS_PORT: port, METRICS_HOST: host } = values
  return port === undefined ? null : { host, port }
}

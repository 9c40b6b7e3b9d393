import { tracingChannel } from 'node:diagnostics_channel'
import { SpanKind, type Span, type Tracer } from '@opentelemetry/api'
import { fail, isTraced } from './spans.ts'

/** What ioredis publishes about a command; it has the arguments, too. */
interface Command {
  command: string
  error?: Error
}

/**
 * Gives the commands to Redis spans in a sampled trace, without their arguments, which contain addresses of clients.
 * @returns ends it
 */
export function traceRedis(tracer: Tracer): () => void {
  const spans = new WeakMap<Command, Span>()
  const subscribers = {
    start(message: Command) {
      if (!isTraced()) return
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': message.command }
      spans.set(message, tracer.startSpan(message.command, { kind: SpanKind.CLIENT, attributes }))
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (message: Command) => spans.get(message)?.end(),
    error(message: Command) {
      const span = spans.get(message)
      if (span !== undefined) fail(span, message.error)
    },
  }
  const commands = tracingChannel<string, Command>('ioredis:command')
  commands.subscribe(subscribers)
  return () => void commands.unsubscribe(subscribers)
}

import type { Socket } from 'node:net'

/**
 * Answers requests that are malformed, too long or too slow. Fastify has neither a request nor a reply for them.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, detail] = ANSWERS[error.code ?? ''] ?? BAD_REQUEST
  const body = JSON.stringify({ detail })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  // What the client still sends is not read.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const BAD_REQUEST = ['400 Bad Request', 'Bad request.'] as const

const ANSWERS: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Request header fields too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Request timeout.'],
}

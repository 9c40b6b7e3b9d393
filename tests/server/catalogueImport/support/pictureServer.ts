import http from 'node:http'
import { afterAll } from 'vitest'
import { listening } from '../../support/listening.ts'

/** Answers a request; what it doesn't answer hangs. */
export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** A server of pictures on this machine, for one test file. `asked` counts the requests of each path. */
export async function pictureServer(answers: Readonly<Record<string, Answer>>) {
  const asked = new Map<string, number>()
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    const answer = answers[path.split('?', 1)[0] ?? '']
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  const port = await listening(server)
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${port}`, port, asked }
}

import http from 'node:http'
import { cleanUp } from '../support/cleanUp.ts'
import { listening } from '../support/listening.ts'

/** Answers a question; what it doesn't answer hangs. */
export type Answer = (response: http.ServerResponse, question: URL) => void

/** Answers as JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

/** A place as Nominatim's `jsonv2` has it, with all that we don't read. */
export const parliament = {
  ...{ place_id: 1, licence: 'ODbL', osm_type: 'way', osm_id: 2, category: 'office', type: 'government' },
  ...{ place_rank: 30, importance: 0.4, addresstype: 'office', name: 'პარლამენტი' },
  ...{ lat: '41.6969', lon: '44.7982', boundingbox: ['41.6', '41.7', '44.7', '44.8'] },
  display_name: 'პარლამენტი, 8, რუსთაველის გამზირი, მთაწმინდის რაიონი, თბილისი, 0118, საქართველო',
  address: {
    ...{ office: 'პარლამენტი', house_number: '8', road: 'რუსთაველის გამზირი', city: 'თბილისი' },
    ...{ 'ISO3166-2-lvl4': 'GE-TB', postcode: '0118', country: 'საქართველო', country_code: 'ge' },
  },
}

/** A server that speaks as Nominatim does, for one test file; `answer` may be changed, `asked` is what came. */
export async function geocoderServer() {
  const state = {
    answer: json([parliament]),
    asked: [] as { url: URL; headers: http.IncomingHttpHeaders }[],
  }
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://geocoder')
    state.asked.push({ url, headers: request.headers })
    state.answer(response, url)
  })
  const port = await listening(server)
  cleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(state, { url: `http://127.0.0.1:${port}` })
}

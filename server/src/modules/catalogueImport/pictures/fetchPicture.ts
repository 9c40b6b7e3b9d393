import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'
import { PictureProblem } from './pictureProblem.ts'

/** How pictures are downloaded. */
export interface FetchRules {
  /** in milliseconds, for the whole of one picture */
  timeout: number
  /** in bytes */
  largest: number
  /** also from addresses of the local network */
  allowPrivate: boolean
}

const MOST_REDIRECTS = 5

/**
 * Downloads what is at an address, within the rules. Every address on the way, redirects included, has to be http or
 * https and public. It is checked at connection time, so that a name can't change between check and connection.
 * @throws PictureProblem
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeout)
  let url = new URL(address)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await ask(url, rules, signal)
    if (Buffer.isBuffer(answer)) return answer
    if (!URL.canParse(answer.location, url)) throw new PictureProblem('is redirected without a valid address')
    url = new URL(answer.location, url)
  }
  throw new PictureProblem(`is redirected more than ${MOST_REDIRECTS} times`)
}

function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer | { location: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | { location: string }>()
  if (!['http:', 'https:'].includes(url.protocol)) throw new PictureProblem(`is at a ${url.protocol} address`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!rules.allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress(host)

  const request = (url.protocol === 'https:' ? https : http).get(url, {
    signal,
    lookup: checkedLookup(rules.allowPrivate),
    headers: { accept: 'image/*', 'user-agent': 'Dukani' },
  })
  request.once('error', (error) => {
    reject(asProblem(error, signal, host))
  })
  request.once('response', (response) => {
    const status = response.statusCode ?? 0
    const give = (outcome: Buffer | { location: string }) => {
      response.destroy()
      resolve(outcome)
    }
    const refuse = (reason: string) => {
      response.destroy()
      reject(new PictureProblem(reason))
    }
    if (status >= 300 && status < 400 && response.headers.location !== undefined) {
      give({ location: response.headers.location })
      return
    }
    if (status !== 200) {
      refuse(`is answered with ${status}`)
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > rules.largest) refuse(`is larger than ${rules.largest / 1024 / 1024} MB`)
    })
    response.once('end', () => {
      if (response.complete) resolve(Buffer.concat(chunks))
      else reject(new PictureProblem('broke off on the way'))
    })
    response.once('error', (error) => {
      reject(asProblem(error, signal, host))
    })
  })
  return promise
}

function checkedLookup(allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      // with an error there are no addresses, although the types say otherwise
      const first = error === null ? addresses[0] : undefined
      if (first === undefined) {
        callback(error ?? new Error(`${hostname} has no address`), '', 0)
        return
      }
      const hidden = allowPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address))
      if (hidden !== undefined) callback(privateAddress(hostname), '', 0)
      else if (options.all === true) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function privateAddress(host: string): PictureProblem {
  return new PictureProblem(`is on a private address (${host}); --allow-private takes it all the same`)
}

function asProblem(error: Error, signal: AbortSignal, host: string): PictureProblem {
  if (error instanceof PictureProblem) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  const reason = signal.aborted ? 'did not come in time' : `can't be reached (${code})`
  return new PictureProblem(reason, { host, cause: error })
}

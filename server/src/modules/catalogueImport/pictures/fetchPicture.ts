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
  /** ends it early */
  stop?: AbortSignal
}

const MOST_REDIRECTS = 5

/**
 * Downloads what is at an address, within the rules. Every address on the way, redirects included, has to be http or
 * https and public. It is checked at connection time, so that a name can't change between check and connection.
 * @throws PictureProblem
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const late = AbortSignal.timeout(rules.timeout)
  const signal = rules.stop === undefined ? late : AbortSignal.any([late, rules.stop])
  let url = new URL(address)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await ask(url, rules, signal)
    if (Buffer.isBuffer(answer)) return answer
    if (!URL.canParse(answer.location, url)) throw new PictureProblem('catalogueFile.picture.badRedirect')
    url = new URL(answer.location, url)
  }
  throw new PictureProblem('catalogueFile.picture.redirects', { most: MOST_REDIRECTS })
}

function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer | { location: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | { location: string }>()
  if (!['http:', 'https:'].includes(url.protocol))
    throw new PictureProblem('catalogueFile.picture.protocol', { protocol: url.protocol })
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
    const refuse = (problem: PictureProblem) => {
      response.destroy()
      reject(problem)
    }
    if (status >= 300 && status < 400 && response.headers.location !== undefined) {
      give({ location: response.headers.location })
      return
    }
    if (status !== 200) {
      refuse(new PictureProblem('catalogueFile.picture.answered', { status }))
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > rules.largest)
        refuse(new PictureProblem('catalogueFile.picture.tooLarge', { most: rules.largest / 1024 / 1024 }))
    })
    response.once('end', () => {
      if (response.complete) resolve(Buffer.concat(chunks))
      else reject(new PictureProblem('catalogueFile.picture.brokeOff'))
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
  return new PictureProblem('catalogueFile.picture.private', { host })
}

function asProblem(error: Error, signal: AbortSignal, host: string): PictureProblem {
  if (error instanceof PictureProblem) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  const rest = { host, cause: error }
  return signal.aborted
    ? new PictureProblem('catalogueFile.picture.late', {}, rest)
    : new PictureProblem('catalogueFile.picture.unreachable', { code }, rest)
}

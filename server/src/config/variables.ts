import net from 'node:net'
import * as z from 'zod/mini'

// One variable each: text in, value out. A refusal's message continues the variable's name ("PORT must be …").

/** A whole number from `least` to `most`; `standard` when the variable isn't set. */
export const wholeNumber = (standard: number, least: number, most: number) =>
  z.prefault(numberBetween(least, most), String(standard))

/** A whole number from `least` to `most`, or nothing. */
export const optionalWholeNumber = (least: number, most: number) => z.optional(numberBetween(least, most))

function numberBetween(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.pipe(
    z.string().check(z.regex(/^\d+$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, error), z.lte(most, error))),
  )
}

/** `true` or `false`; `standard` when the variable isn't set. */
export const yesOrNo = (standard: 'true' | 'false' = 'false') =>
  z.prefault(
    z.pipe(
      z.enum(['true', 'false'], { error: 'must be true or false' }),
      z.transform((value) => value === 'true'),
    ),
    standard,
  )

/** Any text; `standard` when the variable isn't set. */
export const text = (standard: string) => z.prefault(z.string(), standard)

/** A web origin or nothing, without a slash at the end. */
export const optionalOrigin = () =>
  z.optional(
    z.string().check(z.refine(isOrigin, 'must be an origin such as https://shop.example, without a path')),
  )

/** The address of another server's endpoint, without a slash at the end: https, or http on this machine. */
export const endpoint = (standard: string) =>
  z.prefault(
    z
      .string()
      .check(
        z.refine(isEndpoint, 'must be an https address (http only on this machine), without / at its end'),
      ),
    standard,
  )

/** The address of a server over http or https, without a slash at its end; nothing when the variable isn't set. */
export const optionalServer = () =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#@]|\/$/.test(value),
          'must be an address such as https://geocoder.example, without / at its end',
        ),
      ),
  )

/** The address of an OpenTelemetry collector, returned without a slash at its end; nothing when it isn't set. */
export const optionalCollector = () =>
  z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) =>
              URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#@]/.test(value),
            'must be the address of an OpenTelemetry collector such as http://collector:4318',
          ),
        ),
      z.transform((value) => value.replace(/\/$/, '')),
    ),
  )

/** The address of map tiles: a path of this server, or over http or https. */
export const tileAddress = (standard: string) =>
  z.prefault(
    z
      .string()
      .check(
        z.refine(
          isTileAddress,
          'must be an address such as https://tiles.example/{z}/{x}/{y}.png, of one host',
        ),
      ),
    standard,
  )

/** Web origins, divided by commas. */
export const origins = () =>
  z.prefault(
    z.pipe(
      z.pipe(z.string(), z.transform(list)),
      z
        .array(z.string())
        .check(
          z.refine(
            (values) => values.every(isOrigin),
            'must be origins such as https://shop.example, without paths, separated by commas',
          ),
        ),
    ),
    '',
  )

const TRUST_WORDS = ['loopback', 'linklocal', 'uniquelocal']
const TRUST_ERROR = `must be a number of proxies, or addresses separated by commas (10.0.0.1, 10.0.0.0/8, ${TRUST_WORDS.join(', ')})`

/** Which proxies' X-Forwarded-* headers are trusted: none (false), this number of proxies, or these addresses. */
export const trustProxy = () =>
  z.prefault(
    z.pipe(
      z
        .string()
        .check(z.refine((value) => /^\d*$/.test(value) || list(value).every(isTrustable), TRUST_ERROR)),
      z.transform((value: string): false | number | string[] => {
        if (value === '') return false
        return /^\d+$/.test(value) ? Number(value) || false : list(value)
      }),
    ),
    '',
  )

/** A PostgreSQL address. */
export const optionalDatabaseUrl = () =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol),
          'must be a PostgreSQL address such as postgres://user:password@host:5432/shop',
        ),
      ),
  )

/** The address of Redis or Valkey. */
export const optionalRedisUrl = () =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && new URL(value).host !== '',
          'must be the address of Redis or Valkey such as redis://user:password@host:6379',
        ),
      ),
  )

/** The address of a mail server. */
export const optionalSmtpUrl = () =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).host !== '',
          'must be the address of a mail server such as smtp://user:password@host:587',
        ),
      ),
  )

/** The sender of mails, with or without a name. */
export const optionalSender = () =>
  z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:[^<>\p{Cc}]*<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/u,
          'must be a sender such as Dukani <shop@example.ge>',
        ),
      ),
  )

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

function isEndpoint(value: string): boolean {
  if (!URL.canParse(value) || /[?#]|\/$/.test(value)) return false
  const { protocol, hostname } = new URL(value)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}

function isTileAddress(value: string): boolean {
  const isWeb = URL.canParse(value) && /^https?:\/\/[^/{}]+\//.test(value)
  return (isWeb || /^\/(?!\/)/.test(value)) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
}

function isTrustable(value: string): boolean {
  const [address = '', bits = '0', ...rest] = value.split('/')
  if (TRUST_WORDS.includes(value)) return true
  return net.isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits)
}

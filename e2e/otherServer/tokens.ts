import { createHmac, timingSafeEqual } from 'node:crypto'

const KEY = 'a key of the other server'
const LIFE_SECONDS = 300

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signatureOf = (text: string) => createHmac('sha256', KEY).update(text).digest()

/** An access token: a JWT whose user_id is a number. */
export function issueToken(userId: number): string {
  const exp = Math.floor(Date.now() / 1000) + LIFE_SECONDS
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ user_id: userId, exp })}`
  return `${text}.${signatureOf(text).toString('base64url')}`
}

/** Whose token it is; null for one that is false, or whose time is over. */
export function ownerOfToken(token: string): number | null {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(`${header}.${payload}`)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { user_id: number; exp: number }
  return claims.exp * 1000 > Date.now() ? claims.user_id : null
}

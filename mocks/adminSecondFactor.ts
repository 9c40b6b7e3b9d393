import {
  currentPasswordSchema,
  givenCodeSchema,
  passwordAndCodeSchema,
  SECOND_FACTOR,
  type NewSecret,
} from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { PASSWORD } from './accounts.ts'

/** The account's second factor, which the handlers change. */
export interface MockSecondFactor {
  isOn: boolean
  /** all other calls are refused until a code is given */
  isNeeded: boolean
}

/** The code that the authenticator app shows. */
export const APP_CODE = '123456'

/** The recovery codes. */
export const RECOVERY_CODES = [
  ...['K7QF-2MZX-D4RA-VN5H', 'PW3C-6TYB-JE2S-QL4G', 'XA5N-R7DK-2HVM-ZC6P', 'F4JT-QY3W-S7EB-KN2R'],
  ...['2VGH-MX6D-A5LC-PT7Q', 'ZB3R-K4NS-W6YF-EJ2V', 'H6DP-C2QT-7XMA-RG5L', 'N5WE-YV7K-B3JZ-SD4F'],
  ...['QT2X-L6GP-H4CR-7AMW', 'E7SB-J5ZN-V2KD-YF3H'],
]

const SETUP: NewSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/%E1%83%93%E1%83%A3%E1%83%A5%E1%83%90%E1%83%9C%E1%83%98:nino%40example.ge?issuer=%E1%83%93%E1%83%A3%E1%83%A5%E1%83%90%E1%83%9C%E1%83%98&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
}

const SINCE = '2026-11-02T09:30:00.000Z'

const refusedAt = (field: 'code' | 'password') => {
  const key = field === 'code' ? 'backOffice.wrongCode' : 'backOffice.wrongPassword'
  return HttpResponse.json({ [field]: [serverKa[key]] }, { status: 400 })
}
const isRight = (code: string) => {
  const typed = code.replaceAll(/\s/g, '')
  return typed === APP_CODE || RECOVERY_CODES.includes(typed)
}
const done = () => new HttpResponse(null, { status: 204 })

/** Handlers for the calls about the second factor; they come before those that need it. */
export function secondFactorHandlers(factor: MockSecondFactor): HttpHandler[] {
  return [
    http.post('*/v1/admin/second-factor/', async ({ request }) => {
      const { code } = givenCodeSchema.parse(await request.json())
      if (!isRight(code)) return refusedAt('code')
      factor.isNeeded = false
      return done()
    }),
    http.all('*/v1/admin/*', ({ request }) =>
      factor.isNeeded && !request.url.endsWith('/me/')
        ? HttpResponse.json(
            { detail: serverKa['backOffice.codeNeeded'], code: SECOND_FACTOR },
            { status: 403 },
          )
        : undefined,
    ),
    http.get('*/v1/admin/second-factor/', () =>
      HttpResponse.json({
        since: factor.isOn ? SINCE : null,
        recovery_codes_left: factor.isOn ? RECOVERY_CODES.length : 0,
      }),
    ),
    http.post('*/v1/admin/second-factor/secret/', async ({ request }) => {
      const { password } = currentPasswordSchema.parse(await request.json())
      return password === PASSWORD ? HttpResponse.json(SETUP) : refusedAt('password')
    }),
    http.post('*/v1/admin/second-factor/on/', async ({ request }) => {
      const { code } = givenCodeSchema.parse(await request.json())
      if (!isRight(code)) return refusedAt('code')
      factor.isOn = true
      return HttpResponse.json({ recovery_codes: RECOVERY_CODES })
    }),
    http.post('*/v1/admin/second-factor/:change/', async ({ request, params }) => {
      const { password, code } = passwordAndCodeSchema.parse(await request.json())
      if (password !== PASSWORD) return refusedAt('password')
      if (!isRight(code)) return refusedAt('code')
      if (params['change'] === 'recovery-codes') return HttpResponse.json({ recovery_codes: RECOVERY_CODES })
      factor.isOn = false
      return done()
    }),
  ]
}

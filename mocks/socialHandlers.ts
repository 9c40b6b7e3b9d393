import { serverKa } from '@dukani/i18n'
import { http, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

const LABELS: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' }

/** Sign-in elsewhere (API-04), in a shop that isn't registered with a provider. */
export function socialHandlers(): HttpHandler[] {
  return [
    http.get('*/v1/accounts/:provider/login/', ({ params }) => {
      const label = LABELS[String(params['provider'])] ?? ''
      return refusal(serverKa['account.socialNotOffered'].replace('{provider}', label), 503)
    }),
  ]
}

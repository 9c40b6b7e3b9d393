import { ApiError } from '#shared/api/ApiError.ts'
import { createClient, type ApiRequest } from '#shared/api/client.ts'
import { fakeEnvironment, type Reply } from './fakeEnvironment.ts'

/** A client before a list of answers. */
export function setUp(
  replies: Reply[],
  options: { cookies?: { text: string }; token?: string; apiBase?: string } = {},
) {
  const fake = fakeEnvironment(replies, options.cookies)
  const client = createClient({
    config: { apiBase: options.apiBase ?? '' },
    language: () => 'ka',
    accessToken: () => options.token ?? null,
    environment: fake.environment,
  })
  return { ...fake, client }
}

/** A read of something. */
export const get = (more: Partial<ApiRequest<unknown>> = {}): ApiRequest<unknown> => ({
  path: '/v1/things/',
  read: (answer) => answer,
  ...more,
})

/** Why a call failed. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected')
  return error
}

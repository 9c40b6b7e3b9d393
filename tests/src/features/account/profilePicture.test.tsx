import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { dialog, nino, notices, openProfile } from './profileShop.tsx'

const KIND = 'აირჩიეთ JPEG, PNG ან WebP ფორმატის ფოტო.'

/** What was sent: the picture of a form, or another body. */
type Sent = File | string
let saves: Sent[]

afterEach(() => {
  cleanup()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** In the place of fetch, since jsdom's forms are none to Node's. A form has a picture and nothing else. */
function serve(answer: (sent: Sent) => Promise<Response> | Response = () => saved('1.webp')) {
  saves = []
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (!url.endsWith('/v1/accounts/profile/')) return Promise.resolve(json([]))
    const parts = body instanceof FormData ? [...body] : []
    const [name, part] = parts[0] ?? []
    const sent =
      name === 'profile_pic' && parts.length === 1 && part
        ? part
        : `${method} ${typeof body === 'string' ? body : 'no text'}`
    saves.push(sent)
    return Promise.resolve(answer(sent))
  })
}

const saved = (picture: string) => json({ ...nino, profile_pic: `/media/people/${picture}` })
const nameOf = (sent: Sent) => (sent instanceof File ? sent.name : sent)

const png = (name = 'me.png') => new File([new Uint8Array(10)], name, { type: 'image/png' })
const picture = () => dialog().queryByRole('img', { name: 'ფოტო' })?.getAttribute('src') ?? null

function fileInput(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (found === null) throw new Error('there is no way to choose a file')
  return found
}

describe('PROF-01 the customer’s picture', () => {
  test('PROF-02 is chosen, sent as a form, shown from the media’s address, and said to be saved', async () => {
    serve()
    const { hands } = openProfile()
    expect(picture()).toBeNull()
    const chosen = png()
    await hands.upload(fileInput(), chosen)
    await waitFor(() => expect(picture()).toBe('/media/people/1.webp'))
    expect(notices()).toEqual(['success: ფოტო შენახულია'])
    expect(saves).toEqual([chosen])
  })

  test('is removed', async () => {
    const withPicture = user({ profile_pic: '/media/people/old.webp' })
    serve(() => json({ ...withPicture, profile_pic: null }))
    const { hands } = openProfile(withPicture)
    expect(picture()).toBe('/media/people/old.webp')
    await hands.click(dialog().getByRole('button', { name: 'ფოტოს წაშლა' }))
    await waitFor(() => expect(picture()).toBeNull())
    expect(saves).toEqual(['PUT {"profile_pic":null}'])
    expect(notices()).toEqual(['success: ფოტო წაიშალა'])
  })

  test('of another type isn’t sent, and the reason is shown until another one is chosen', async () => {
    serve()
    const { hands } = openProfile()
    await hands.upload(fileInput(), new File(['GIF89a'], 'me.gif', { type: 'image/gif' }))
    expect(dialog().getByRole('alert').textContent).toBe(KIND)
    expect(saves).toEqual([])
    await hands.upload(fileInput(), png())
    await waitFor(() => expect(picture()).toBe('/media/people/1.webp'))
    expect(dialog().queryByText(KIND)).toBeNull()
  })
})

describe('PROF-03 a picture that isn’t saved', () => {
  test('is said to be so with the server’s sentence, and what was there stays', async () => {
    const withPicture = user({ profile_pic: '/media/people/old.webp' })
    serve(() => json({ profile_pic: [KIND], detail: KIND }, 400))
    const { hands } = openProfile(withPicture)
    await hands.upload(fileInput(), png())
    expect(await dialog().findByText(KIND)).toBeTruthy()
    expect(picture()).toBe('/media/people/old.webp')
    expect(notices()).toEqual([])
  })

  test('after the modal was closed: a toast says so', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    serve(async () => {
      await held
      return json({ detail: 'ბაზა დაკეტილია.' }, 503)
    })
    const { hands } = openProfile()
    await hands.upload(fileInput(), png())
    await hands.click(dialog().getByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer()
    await waitFor(() => expect(notices()).toEqual(['error: ბაზა დაკეტილია.']))
  })
})

test('PROF-01 a picture that is on its way shows when the modal opens again', async () => {
  const answer = Promise.withResolvers<undefined>()
  serve(async () => {
    await answer.promise
    return saved('1.webp')
  })
  const { hands, leave, reopen } = openProfile()
  const isBusy = () => dialog().getByRole('button', { name: 'ფოტოს არჩევა' }).getAttribute('aria-busy')
  await hands.upload(fileInput(), png())
  expect(isBusy()).toBe('true')
  leave()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  reopen()
  expect(isBusy()).toBe('true')
  answer.resolve(undefined)
  await waitFor(() => expect(picture()).toBe('/media/people/1.webp'))
  expect(isBusy()).not.toBe('true')
})

test('PROF-01 of several quick choices the last one is shown, and no other', async () => {
  const answers: (() => void)[] = []
  const shown: (string | null)[] = []
  serve(async (sent) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return saved(nameOf(sent))
  })
  const { hands } = openProfile()
  for (const name of ['one.png', 'two.png', 'three.png']) await hands.upload(fileInput(), png(name))
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await waitFor(() => {
    shown.push(picture())
    expect(answers).toHaveLength(2)
  })
  expect(new Set(shown)).toEqual(new Set([null]))
  answers[1]?.()
  await waitFor(() => expect(picture()).toBe('/media/people/three.png'))
  expect(saves.map(nameOf)).toEqual(['one.png', 'three.png'])
  expect(notices()).toEqual(['success: ფოტო შენახულია'])
})

test('PROF-01 of several pictures the last successful one is shown, and only a failure of the last one is reported', async () => {
  const answers: ((response: Response) => void)[] = []
  serve(() => new Promise<Response>((resolve) => answers.push(resolve)))
  const { hands } = openProfile()
  const refusal = () => json({ profile_pic: [KIND], detail: KIND }, 400)
  const answer = async (nth: number, response: Response) => {
    await waitFor(() => expect(answers).toHaveLength(nth))
    answers[nth - 1]?.(response)
  }
  for (const name of ['one.png', 'two.png', 'three.png']) await hands.upload(fileInput(), png(name))
  await answer(1, saved('one.png'))
  await answer(2, refusal())
  await waitFor(() => expect(picture()).toBe('/media/people/one.png'))
  expect(await dialog().findByText(KIND)).toBeTruthy()
  for (const name of ['four.png', 'five.png']) await hands.upload(fileInput(), png(name))
  await answer(3, refusal())
  await answer(4, saved('five.png'))
  await waitFor(() => expect(picture()).toBe('/media/people/five.png'))
  expect(dialog().queryByText(KIND)).toBeNull()
  expect(notices()).toEqual(['success: ფოტო შენახულია'])
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { twoAddresses } from '#mocks/addresses.ts'
import { notices } from '../account/profileShop.tsx'
import {
  bookPerTest,
  button,
  card,
  edit,
  HOME,
  openBook,
  PARENTS,
  PATH,
  question,
  shown,
} from './addressScene.tsx'

const [home, parents] = twoAddresses()
const ONE = `${PATH}:id/`
const valueOf = async (name: string, label: string) =>
  within(await card(name)).getByRole('button', { name: new RegExp(`^${label}: `) }).textContent

bookPerTest()

describe('PROF-04 a field is edited where it stands', () => {
  test('Enter saves it by PATCH with that field alone, after a token (PROF-06)', async () => {
    const { hands, sent, api } = await openBook()
    await edit(hands, HOME, 'ქალაქი', ' რუსთავი ')
    await hands.keyboard('{Enter}')
    await waitFor(async () => expect(await valueOf(HOME, 'ქალაქი')).toBe('რუსთავი'))
    expect(sent).toEqual([{ call: `PATCH ${String(home?.id)}/`, body: { city: 'რუსთავი' } }])
    const write = api.calls.findIndex((call) => call.startsWith('PATCH'))
    expect(api.calls[write - 1]).toBe('GET /v1/csrf/')
    expect(notices()).toEqual([])
  })

  test('leaving it saves it, too; Escape and an unchanged text don’t', async () => {
    const { hands, sent } = await openBook()
    await edit(hands, HOME, 'რეგიონი', 'ვაკე')
    await hands.tab()
    await waitFor(async () => expect(await valueOf(HOME, 'რეგიონი')).toBe('ვაკე'))
    await edit(hands, HOME, 'ქალაქი', 'ბათუმი')
    await hands.keyboard('{Escape}')
    expect(await valueOf(HOME, 'ქალაქი')).toBe('თბილისი')
    await edit(hands, HOME, 'ქალაქი', 'თბილისი')
    await hands.tab()
    expect(sent.map(({ body }) => body)).toEqual([{ region: 'ვაკე' }])
  })

  test('what is required can’t be emptied, a postal code has four digits or none', async () => {
    const { hands, sent } = await openBook()
    const home = await edit(hands, HOME, 'მისამართი', ' ')
    await hands.keyboard('{Enter}')
    expect(home.getAttribute('aria-invalid')).toBe('true')
    await hands.keyboard('{Escape}')
    const code = await edit(hands, HOME, 'საფოსტო ინდექსი', '12')
    await hands.keyboard('{Enter}')
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
    await hands.clear(code)
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ postal_code: '' }]))
  })

  test.each([
    ['its field’s words', { city: ['ასეთი ქალაქი არ არის.'] }, 'ასეთი ქალაქი არ არის.'],
    ['its own words', { detail: 'ბაზა დაკეტილია.' }, 'ბაზა დაკეტილია.'],
    ['nothing to read', {}, 'Field update failed'],
  ])(
    'PROF-07 PROF-10 refused with %s: said there, the text is kept, the card is as it was',
    async (_, body, why) => {
      const { hands } = await openBook([http.patch(ONE, () => HttpResponse.json(body, { status: 400 }))])
      const input = await edit(hands, HOME, 'ქალაქი', 'ატლანტიდა')
      await hands.keyboard('{Enter}')
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
      expect(within(await card(HOME)).getByText(why)).toBeTruthy()
      expect(input.value).toBe('ატლანტიდა')
      await hands.keyboard('{Escape}')
      expect(await valueOf(HOME, 'ქალაქი')).toBe('თბილისი')
    },
  )

  test('a list shows the new text before the answer, and the old one again after a refusal', async () => {
    const answer = Promise.withResolvers<undefined>()
    const refuse = async () => {
      await answer.promise
      return HttpResponse.json({}, { status: 500 })
    }
    const { hands } = await openBook([http.patch(ONE, refuse)])
    await edit(hands, HOME, 'მისამართი', 'ახალი ქუჩა 1')
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(shown()).toEqual(['ახალი ქუჩა 1', PARENTS]))
    answer.resolve(undefined)
    await waitFor(() => expect(shown()).toEqual([HOME, PARENTS]))
  })

  test('two fields at once: the second is sent after the first is answered, and both stay', async () => {
    const first = Promise.withResolvers<undefined>()
    let answered = 0
    const slow = async () => {
      answered += 1
      if (answered === 1) await first.promise
    }
    const { hands, sent } = await openBook([http.patch(ONE, slow)])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await hands.keyboard('{Enter}')
    await edit(hands, HOME, 'რეგიონი', 'ქვემო ქართლი')
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    first.resolve(undefined)
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ city: 'რუსთავი' }, { region: 'ქვემო ქართლი' }]),
    )
    await waitFor(async () => expect(await valueOf(HOME, 'რეგიონი')).toBe('ქვემო ქართლი'))
    expect(await valueOf(HOME, 'ქალაქი')).toBe('რუსთავი')
  })

  test('one that was deleted elsewhere is said, and leaves the list', async () => {
    let isGone = false
    const { hands } = await openBook([
      http.patch(ONE, () => {
        isGone = true
        return HttpResponse.json({}, { status: 404 })
      }),
      http.get(PATH, () => (isGone ? HttpResponse.json([parents]) : undefined)),
    ])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(shown()).toEqual([PARENTS]))
    expect(notices()).toEqual(['error: Address update failed'])
  })

  test('what fails after the modal was closed is told by a notice', async () => {
    const { hands, leave } = await openBook([http.patch(ONE, () => HttpResponse.json({}, { status: 400 }))])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await act(async () => leave())
    await waitFor(() => expect(notices()).toEqual(['error: Field update failed']))
  })
})

describe('PROF-04 Delete', () => {
  const ask = async (hands: Awaited<ReturnType<typeof openBook>>['hands'], name: string) => {
    await hands.click(await button(`Delete: ${name}`))
    return within(await question())
  }

  test('asks first, with focus on what changes nothing; Escape and Cancel leave the address and the profile', async () => {
    const { hands, sent } = await openBook()
    const inside = await ask(hands, HOME)
    expect((await question()).textContent).toContain('Are you sure you want to delete this address?')
    expect((await question()).textContent).toContain(HOME)
    expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Cancel' }))
    await hands.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(await button(`Delete: ${HOME}`))
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(shown()).toEqual([HOME, PARENTS])
    expect(sent).toEqual([])
  })

  test('takes it out at once, by DELETE after a token (PROF-06); focus goes to the next one, then to the way to a new one', async () => {
    const { hands, sent, api } = await openBook()
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown()).toEqual([PARENTS]))
    await waitFor(async () => expect(document.activeElement).toBe(await card(PARENTS)))
    await waitFor(() => expect(sent).toEqual([{ call: `DELETE ${String(home?.id)}/`, body: null }]))
    const write = api.calls.findIndex((call) => call.startsWith('DELETE'))
    expect(api.calls[write - 1]).toBe('GET /v1/csrf/')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await hands.click((await ask(hands, PARENTS)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown()).toEqual([]))
    await waitFor(async () => expect(document.activeElement).toBe(await button('Add New Address')))
    await waitFor(() => expect(notices()).toContain('success: მისამართი წაიშალა'))
  })

  test.each([
    ['its own words', { detail: 'ბაზა დაკეტილია.' }, 'ბაზა დაკეტილია.'],
    ['nothing to read', {}, 'Address deletion failed'],
  ])('PROF-07 PROF-10 refused with %s: said, and the address is back in its place', async (_, body, why) => {
    const { hands } = await openBook([http.delete(ONE, () => HttpResponse.json(body, { status: 500 }))])
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(notices()).toEqual([`error: ${why}`]))
    expect(shown()).toEqual([HOME, PARENTS])
  })

  test('one that is gone already counts as deleted', async () => {
    const { hands } = await openBook([http.delete(ONE, () => HttpResponse.json({}, { status: 404 }))])
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(notices()).toEqual(['success: მისამართი წაიშალა']))
    expect(shown()).toEqual([PARENTS])
  })

  test('it waits for an edit of the same address that is on its way', async () => {
    const edited = Promise.withResolvers<undefined>()
    const { hands, sent } = await openBook([http.patch(ONE, () => edited.promise)])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await hands.keyboard('{Enter}')
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown()).toEqual([PARENTS]))
    expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH'])
    edited.resolve(undefined)
    await waitFor(() => expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'DELETE']))
    await waitFor(() => expect(notices()).toEqual(['success: მისამართი წაიშალა']))
    expect(shown()).toEqual([PARENTS])
  })
})

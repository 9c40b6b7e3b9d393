import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { saveAddressDraft, savedAddressDraft } from '#features/addresses/model/addressDraft.ts'
import { address } from '#mocks/addresses.ts'
import { clearDrafts } from '#shared/forms/clearDrafts.ts'
import { closeApis } from '../../support/shop.tsx'
import { dialog, nino, notices } from '../account/profileShop.tsx'
import {
  bookPerTest,
  button,
  HOME,
  openBook,
  PARENTS,
  PATH,
  pickPlace,
  POINT,
  saidInForm,
  save,
  shown,
  texts,
  typeAddress,
} from './addressScene.tsx'

const TYPED = [' წერეთლის 1 ', 'ქუთაისი', 'იმერეთი', '']
const MADE = address({
  id: 'made',
  ...{ home_address: 'წერეთლის 1', city: 'ქუთაისი', region: 'იმერეთი', postal_code: '' },
})

bookPerTest()

/** Closes the profile and opens it again. */
async function comeBack({ leave, reopen }: Awaited<ReturnType<typeof openBook>>) {
  leave()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Profile' })).toBeNull())
  reopen()
  await dialog().findByRole('list', { name: 'Saved Addresses' })
}

test('PROF-04 typed text is restored when the profile was closed, until it is cancelled', async () => {
  const opened = await openBook()
  await typeAddress(opened)
  await comeBack(opened)
  expect(texts()).toEqual(TYPED)
  // Nobody has asked for it just now: focus stays with the modal.
  expect(dialog().getByRole('form').contains(document.activeElement)).toBe(false)
  await opened.hands.click(await button('გაუქმება'))
  expect(dialog().queryByRole('form')).toBeNull()
  await waitFor(async () => expect(document.activeElement).toBe(await button('Add New Address')))
  expect(savedAddressDraft(nino.id)).toBeNull()
})

const PICKED = {
  texts: { home_address: 'კეთილდღეობის ქუჩა 5', city: 'თბილისი', region: 'თბილისი', postal_code: '0101' },
  point: POINT,
}

test('PROF-11 the picked address is kept with its point, and saved with it after a reload', async () => {
  await pickPlace(await openBook())
  expect(savedAddressDraft(nino.id)).toEqual(PICKED)
  cleanup()
  closeApis()
  const { hands, sent } = await openBook()
  expect(texts()).toEqual(Object.values(PICKED.texts))
  await hands.click(await save())
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ...PICKED.texts, ...POINT }]))
  await waitFor(() => expect(savedAddressDraft(nino.id)).toBeNull())
})

test('PROF-11 one that is on its way meanwhile is saved once, and its form is gone when it has arrived', async () => {
  const answer = Promise.withResolvers<void>()
  const opened = await openBook([
    http.post(PATH, async () => {
      await answer.promise
      return HttpResponse.json(MADE, { status: 201 })
    }),
  ])
  await typeAddress(opened)
  await opened.hands.click(await save())
  await waitFor(() => expect(opened.sent).toHaveLength(1))
  await comeBack(opened)
  await opened.hands.click(await save())
  answer.resolve()
  await waitFor(() => expect(dialog().queryByRole('form')).toBeNull())
  expect(shown()).toEqual([HOME, PARENTS, 'წერეთლის 1'])
  expect(opened.sent).toHaveLength(1)
  expect(savedAddressDraft(nino.id)).toBeNull()
})

test('PROF-07 PROF-10 a failure while the profile is closed is shown as a toast, and the form can be sent again', async () => {
  const answer = Promise.withResolvers<void>()
  const opened = await openBook([
    http.post(PATH, async () => {
      await answer.promise
      return HttpResponse.json({ detail: 'მისამართების წიგნი სავსეა.' }, { status: 400 })
    }),
  ])
  await typeAddress(opened)
  await opened.hands.click(await save())
  await waitFor(() => expect(opened.sent).toHaveLength(1))
  opened.leave()
  answer.resolve()
  await waitFor(() => expect(notices()).toEqual(['error: მისამართების წიგნი სავსეა.']))
  opened.reopen()
  await waitFor(() => expect(texts()).toEqual(TYPED))
  await opened.hands.click(await save())
  await waitFor(() => expect(saidInForm()).toBe('მისამართების წიგნი სავსეა.'))
  expect(notices()).toHaveLength(1)
})

test('AUTH-09 no other customer sees it, and a logout removes it', () => {
  const draft = {
    texts: { home_address: 'წერეთლის 1', city: '', region: '', postal_code: '' },
    point: { latitude: null, longitude: null },
  }
  saveAddressDraft(nino.id, draft)
  expect(savedAddressDraft(nino.id)).toEqual(draft)
  expect(savedAddressDraft('somebody else')).toBeNull()
  clearDrafts()
  expect(savedAddressDraft(nino.id)).toBeNull()
})

import { ProfileHeader, type ProfileHeaderProps } from '@dukani/design-system'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

const props: ProfileHeaderProps = {
  name: 'ნინო ბერიძე',
  email: 'nino@example.ge',
  picture: null,
  labels: {
    choose: 'ფოტოს არჩევა',
    drop: 'ჩააგდეთ ფოტო აქ',
    remove: 'ფოტოს წაშლა',
    hint: 'JPEG, PNG ან WebP',
    picture: 'ფოტო',
  },
  onChoose: vi.fn(),
  onRemove: vi.fn(),
}
const photo = new File(['photo'], 'me.png', { type: 'image/png' })
const files = { dataTransfer: { types: ['Files'], files: [photo], dropEffect: 'none' } }
const words = { dataTransfer: { types: ['text/plain'], files: [], dropEffect: 'none' } }

/** A screen whose owner has something beside the header. */
function show(given: Partial<ProfileHeaderProps> = {}) {
  const drawn = (more: Partial<ProfileHeaderProps>) => (
    <>
      <p>სხვა</p>
      <ProfileHeader {...props} {...given} {...more} />
    </>
  )
  const { container, rerender } = render(drawn({}))
  return {
    file: () => container.querySelector<HTMLInputElement>('input[type="file"]') ?? new HTMLInputElement(),
    image: () => container.querySelector('img'),
    change: (more: Partial<ProfileHeaderProps>) => rerender(drawn(more)),
  }
}

const remove = () => screen.queryByRole('button', { name: 'ფოტოს წაშლა' })
const onHeader = () => screen.getByText('nino@example.ge')

/** The dragged file leaves a part of the header for something else; jsdom's events don't say what for by themselves. */
function leaveFor(relatedTarget: HTMLElement) {
  const event = createEvent.dragLeave(onHeader(), files)
  Object.defineProperty(event, 'relatedTarget', { value: relatedTarget })
  fireEvent(onHeader(), event)
}

test('PROF-01 the first letter replaces a missing picture, or one that can’t be loaded', () => {
  const { image, change } = show()
  expect(screen.getByText('ნ')).toBeDefined()
  change({ picture: '/media/people/1.webp' })
  expect(screen.getByRole('img', { name: 'ფოტო' })).toBe(image())
  fireEvent.error(screen.getByRole('img'))
  expect(image()).toBeNull()
  change({ picture: '/media/people/1.webp', error: 'x' })
  expect(image()).toBeNull()
  change({ picture: '/media/people/2.webp' })
  expect(image()?.getAttribute('src')).toBe('/media/people/2.webp')
})

test('PROF-01 the button opens the picker; the same file can be chosen twice', () => {
  const onChoose = vi.fn()
  const { file } = show({ onChoose })
  const asked = vi.spyOn(file(), 'click')
  fireEvent.click(screen.getByRole('button', { name: 'ფოტოს არჩევა' }))
  expect(asked).toHaveBeenCalledOnce()
  const emptied = vi.spyOn(file(), 'value', 'set')
  fireEvent.change(file(), { target: { files: [photo] } })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(photo)
  expect(emptied).toHaveBeenCalledWith('')
  fireEvent.change(file(), { target: { files: [] } })
  expect(onChoose).toHaveBeenCalledOnce()
})

test('PROF-01 a file can be dropped anywhere on the header; nothing else can', () => {
  const onChoose = vi.fn()
  show({ onChoose })
  expect(fireEvent.dragOver(onHeader(), words)).toBe(true)
  expect(screen.queryByText('ჩააგდეთ ფოტო აქ')).toBeNull()
  expect(fireEvent.drop(onHeader(), words)).toBe(true)
  expect(fireEvent.dragEnter(onHeader(), files)).toBe(false)
  expect(screen.getByText('ჩააგდეთ ფოტო აქ')).toBeDefined()
  leaveFor(screen.getByText('ნინო ბერიძე'))
  expect(screen.getByText('ჩააგდეთ ფოტო აქ')).toBeDefined()
  expect(fireEvent.drop(onHeader(), files)).toBe(false)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(photo)
  expect(screen.queryByText('ჩააგდეთ ფოტო აქ')).toBeNull()
})

test('PROF-01 dragging the file away restores the header', () => {
  show()
  fireEvent.dragOver(onHeader(), files)
  leaveFor(screen.getByText('სხვა'))
  expect(screen.queryByText('ჩააგდეთ ფოტო აქ')).toBeNull()
})

test('PROF-01 a file dropped beside it doesn’t navigate; a text can still be dropped', () => {
  const onChoose = vi.fn()
  show({ onChoose })
  const beside = screen.getByText('სხვა')
  for (const make of [createEvent.dragOver, createEvent.drop]) {
    const event = make(beside, files)
    fireEvent(beside, event)
    expect(event.defaultPrevented).toBe(true)
    expect(fireEvent(beside, make(beside, words))).toBe(true)
  }
  expect(onChoose).not.toHaveBeenCalled()
  cleanup()
  document.body.append(beside)
  expect(fireEvent.dragOver(beside, files)).toBe(true)
  beside.remove()
})

test('PROF-01 while a picture is being sent no other can be chosen or removed', () => {
  const onChoose = vi.fn()
  const onRemove = vi.fn()
  const { file } = show({ onChoose, onRemove, picture: '/1.webp', pending: true })
  const asked = vi.spyOn(file(), 'click')
  fireEvent.click(screen.getByRole('button', { name: 'ფოტოს არჩევა' }))
  expect(asked).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'ფოტოს არჩევა' }).getAttribute('aria-busy')).toBe('true')
  expect(remove()?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByText('ფოტოს წაშლა'))
  expect(onRemove).not.toHaveBeenCalled()
  // Refused, but not the browser's either.
  expect(fireEvent.drop(onHeader(), files)).toBe(false)
  expect(onChoose).not.toHaveBeenCalled()
})

test('PROF-01 when the picture is removed, its button disappears and the focus moves to the other button', () => {
  const { change } = show({ picture: '/1.webp' })
  change({ picture: null })
  expect(remove()).toBeNull()
  expect(document.activeElement).toBe(document.body)
  change({ picture: '/1.webp' })
  remove()?.focus()
  change({ picture: null })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ფოტოს არჩევა' }))
})

test('PROF-01 without onRemove there is no remove button', () => {
  show({ picture: '/1.webp', onRemove: undefined })
  expect(remove()).toBeNull()
})

import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Windowed } from './windowed'

const real = globalThis.IntersectionObserver
afterEach(() => {
  globalThis.IntersectionObserver = real
  jest.restoreAllMocks()
})

/** Takes the place of the browser's observer; the answer says to what is watched whether it is near. */
function watchByHand() {
  const tellers: ((isIntersecting: boolean) => void)[] = []
  globalThis.IntersectionObserver = jest.fn((tell: (entries: { isIntersecting: boolean }[]) => void) => {
    tellers.push((isIntersecting) => tell([{ isIntersecting }]))
    return { observe: () => undefined, disconnect: () => undefined }
  }) as unknown as typeof IntersectionObserver
  return (isNear: boolean) =>
    act(() => {
      for (const tell of tellers) tell(isNear)
    })
}

const part = (whole: boolean) =>
  showKit(
    <Windowed name="1405-09" whole={whole} guess={365}>
      {() => <a href="#order">چکاد بلند</a>}
    </Windowed>,
  )

test('F37 a part is drawn while it is near the viewport, and is a box of its height otherwise', () => {
  const tell = watchByHand()
  const { container } = part(false)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(container.querySelector<HTMLElement>('[style]')?.style.blockSize).toBe('365px')
  tell(true)
  expect(screen.getByRole('link')).toBeVisible()
  expect(container.querySelector<HTMLElement>('[style]')?.style.blockSize).toBe('')
  tell(false)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('F37 a part that has the focus stays however far it is scrolled', () => {
  const tell = watchByHand()
  part(false)
  tell(true)
  screen.getByRole('link').focus()
  tell(false)
  expect(screen.getByRole('link')).toHaveFocus()
})

test('F37 a short list is drawn whole wherever it is', () => {
  const tell = watchByHand()
  part(true)
  tell(false)
  expect(screen.getByRole('link')).toBeVisible()
})

test.each([
  [1_700, true],
  [2_100, false],
])('F37 a part that comes at %d px from the top is drawn before the observer tells anything: %p', async (top, near) => {
  watchByHand()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, top, 350, 365))
  part(false)
  await act(async () => undefined)
  expect(screen.queryByRole('link') !== null).toBe(near)
})

import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createOverlayHistory, type OverlayHistory } from './overlay-history'

let history: OverlayHistory
/** Where the router was told to be, newest last. */
const places: string[] = []

// One for all, as in a page: its listener stays for the life of it.
beforeAll(() => {
  history = createOverlayHistory()
  history.listen(({ location }) => places.push(location.pathname + location.search))
})
beforeEach(() => {
  history.push('/home')
  history.push('/buy')
  places.length = 0
})

/** Goes back and waits until the browser has come to rest at an address. */
async function goBack(expected: string): Promise<void> {
  window.history.back()
  await waitFor(() => expect(location.pathname + location.search).toBe(expected))
}

test('D-115 back closes the overlay and keeps the page; the next one leaves the page', async () => {
  let closed = 0
  const end = history.pushOverlay(() => {
    closed++
    end()
  })
  await goBack('/buy')
  await waitFor(() => expect([closed, history.isOnOverlay()]).toEqual([1, false]))
  await goBack('/home')
  expect(places).toEqual(['/buy', '/home'])
})

test('D-115 an overlay that was closed otherwise costs no press of back, and its page is not drawn again', async () => {
  history.pushOverlay(() => undefined)()
  expect(history.isOnOverlay()).toBe(true)
  await goBack('/home')
  expect(places).toEqual(['/home'])
})

test('D-115 from a page that was opened over an overlay, back leads to the overlay’s page and then before it', async () => {
  history.pushOverlay(() => undefined)()
  history.push('/payment')
  await goBack('/buy')
  await goBack('/home')
})

test('D-115 a page that replaces the overlay’s page replaces it for the way back too', async () => {
  const end = history.pushOverlay(() => undefined)
  history.replace('/payment')
  end()
  await goBack('/home')
  expect(places).toEqual(['/payment', '/home'])
})

test('D-115 what the address became under the overlay stays when back closes it', async () => {
  history.pushOverlay(() => undefined)
  history.replace('/buy?sort=price')
  await goBack('/buy?sort=price')
  await waitFor(() => expect(history.isOnOverlay()).toBe(false))
  await goBack('/home')
})

test('D-115 of two overlays back closes the upper one, then the lower one', async () => {
  const closed: string[] = []
  const ends = ['lower', 'upper'].map((name) => history.pushOverlay(() => closed.push(name)))
  await goBack('/buy')
  await waitFor(() => expect(closed).toEqual(['upper']))
  ends[1]?.()
  await goBack('/buy')
  await waitFor(() => expect(closed).toEqual(['upper', 'lower']))
})

test('D-115 overlays that open one after the other leave one entry', () => {
  const before = window.history.length
  for (let times = 0; times < 20; times++) history.pushOverlay(() => undefined)()
  expect(window.history.length).toBe(before + 1)
})

test('D-115 an overlay that opens before the person touched the page has no entry: browsers would skip its page', async () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } })
  const before = window.history.length
  history.pushOverlay(() => undefined)()
  expect(window.history.length).toBe(before)
  Reflect.deleteProperty(navigator, 'userActivation')
})

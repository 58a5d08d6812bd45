/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { loadInHiddenFrame } from './hidden-frame'
import { silentRenewalSource } from './renewal-message'
import { SignInError } from './sign-in-states'

const back = 'http://localhost/home?code=1'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function openedFrame(): HTMLIFrameElement {
  const [frame, ...more] = document.querySelectorAll('iframe')
  if (frame === undefined || more.length > 0) throw new Error('There should be one frame')
  return frame
}

function hear(frame: HTMLIFrameElement, differences: MessageEventInit = {}): void {
  const { origin } = window.location
  const data = { source: silentRenewalSource, address: back }
  window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data, ...differences }))
}

test('HST-018 the provider is opened out of sight, its return is handed over, and nothing stays behind', async () => {
  const begun = jest.spyOn(window, 'addEventListener')
  const ended = jest.spyOn(window, 'removeEventListener')
  const answer = loadInHiddenFrame('https://identity.example/auth?prompt=none')
  const frame = openedFrame()
  expect([frame.hidden, frame.src]).toEqual([true, 'https://identity.example/auth?prompt=none'])
  hear(frame)
  expect(await answer).toBe(back)
  expect([document.querySelector('iframe'), jest.getTimerCount()]).toEqual([null, 0])
  const listeners = begun.mock.calls.filter(([name]) => name === 'message')
  expect(ended.mock.calls.filter(([name]) => name === 'message')).toEqual(listeners)
})

test.each<[string, MessageEventInit]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: window }],
  ['something else', { data: { source: 'extension', address: back } }],
  ['nobody in particular', { data: { source: '', address: back } }],
  ['nothing', { data: null }],
])('T12 a message of %s is not the return, and after ten seconds none is waited for', async (_, differences) => {
  const answer = loadInHiddenFrame('https://identity.example/auth')
  const refused = expect(answer).rejects.toThrow(new SignInError('The silent renewal took too long'))
  hear(openedFrame(), differences)
  jest.advanceTimersByTime(9_999)
  openedFrame()
  jest.advanceTimersByTime(1)
  await refused
  expect(document.querySelector('iframe')).toBeNull()
})

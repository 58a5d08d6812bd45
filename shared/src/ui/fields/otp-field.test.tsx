import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { OtpField } from './otp-field'
import { OtpResend } from './otp-resend'

function Sign({ length = 5, sent }: { length?: number; sent: string[] }) {
  const [code, setCode] = useState('')
  return <OtpField length={length} value={code} onChange={setCode} onComplete={(full) => sent.push(full)} />
}

const shown = (length = 5) => {
  const sent: string[] = []
  const kit = showKit(<Sign length={length} sent={sent} />)
  return { ...kit, sent, field: screen.getByRole<HTMLInputElement>('textbox') }
}

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

test('PLT-051 VAL-10 U12 the fifth digit sends the code once, by itself', async () => {
  const { user, field, sent } = shown()
  await user.type(field, '12345')
  expect(sent).toEqual(['12345'])
  await user.keyboard('6')
  expect(sent).toEqual(['12345'])
})

test('PLT-051 PLT-035 U12 Persian digits are typed, shown in Persian and sent in ASCII', async () => {
  const { user, field, sent, container } = shown()
  await user.type(field, '۱۲۳۴۵')
  expect(container.querySelector('.field')?.textContent).toBe('۱۲۳۴۵')
  expect(sent).toEqual(['12345'])
})

test('PLT-051 F53 U12 a paste fills all the boxes, whatever stood there before', async () => {
  const { user, field, sent } = shown(6)
  await user.type(field, '99')
  await user.paste('کد ورود: ۱۲۳ ۴۵۶')
  expect([field.value, sent]).toEqual(['123456', ['123456']])
})

test('PLT-051 letters are ignored', async () => {
  const { user, field, sent } = shown()
  await user.type(field, '12a4')
  expect([field.value, sent]).toEqual(['124', []])
})

test('PLT-051 U12 the device may fill it: one real field, numeric keyboard, one-time code', () => {
  const { field } = shown()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAccessibleName('کد ۵ رقمی')
})

test('PLT-051 a refused code is said and the field takes the next one', () => {
  showKit(
    <OtpField length={5} value="" onChange={() => undefined} onComplete={() => undefined} error="کد درست نیست." />,
  )
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('کد درست نیست.')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

function messagesGive(answer: Promise<unknown>) {
  Object.defineProperty(globalThis, 'OTPCredential', { value: class {}, configurable: true })
  Object.defineProperty(navigator, 'credentials', { value: { get: () => answer }, configurable: true })
}

test('PLT-052 U12 the code of the message is read where the device can', async () => {
  messagesGive(Promise.resolve({ code: '54321' }))
  const { sent } = shown()
  await act(async () => undefined)
  expect(sent).toEqual(['54321'])
})

test('PLT-052 when reading the message fails it is only reported', async () => {
  messagesGive(Promise.reject(new Error('declined')))
  const { reports, sent, field } = shown()
  await act(async () => undefined)
  expect([reports, sent]).toEqual([[new Error('declined')], []])
  expect(field).toBeEnabled()
})

test('PLT-052 ERR-23 a field that is left waits for no message, and its end is not a failure', async () => {
  let waiting: AbortSignal | undefined
  Object.defineProperty(globalThis, 'OTPCredential', { value: class {}, configurable: true })
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      waiting = signal
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  const { reports, unmount } = shown()
  expect(waiting?.aborted).toBe(false)
  unmount()
  await act(async () => undefined)
  expect(waiting?.aborted).toBe(true)
  expect(reports).toEqual([])
})

test('PLT-051 U12 another code can be asked for at 0:00 and not before', () => {
  jest.useFakeTimers()
  const asked: number[] = []
  showKit(<OtpResend sentAt={Date.now()} onResend={() => asked.push(1)} />)
  expect(screen.getByRole('timer')).toHaveTextContent('۱:۵۹')
  expect(screen.queryByRole('button')).toBeNull()
  act(() => jest.advanceTimersByTime(118_000))
  expect(screen.getByRole('timer')).toHaveTextContent('۰:۰۱')
  act(() => jest.advanceTimersByTime(1000))
  act(() => screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click())
  expect(asked).toEqual([1])
})

test('U21 while a one-time code is asked for no new version is offered', () => {
  const { locks, unmount } = shown()
  expect(locks()).toBe(1)
  unmount()
  expect(locks()).toBe(0)
})

import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { CodeStep } from './code-step'

function shown(answers: (string | undefined | Error | Promise<undefined>)[], age = 0) {
  const checked: string[] = []
  let resent = 0
  const kit = showKit(
    <CodeStep
      length={5}
      title="کد را وارد کنید"
      action="تأیید"
      code={{ receiver: '09120000004', expire_seconds: 119, sentAt: Date.now() - age }}
      check={async (code) => {
        checked.push(code)
        const answer = await answers.shift()
        if (answer instanceof Error) throw answer
        return answer
      }}
      onResend={() => {
        resent += 1
      }}
      resending={false}
    />,
  )
  return { ...kit, checked, resent: () => resent }
}

test('PMA-038 PLT-051 CON-03 the button waits for the fifth digit, which sends the code by itself', async () => {
  const { user, checked } = shown([undefined])
  expect(screen.getByText('کد ۵ رقمی به \u2066۰۹۱۲ ••• ۰۰۰۴\u2069 پیامک شد.')).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveValue('')
  await user.type(screen.getByRole('textbox'), '۱۲۳۴')
  expect(screen.getByRole('button', { name: 'تأیید' })).toBeDisabled()
  await user.type(screen.getByRole('textbox'), '۵')
  await waitFor(() => expect(checked).toEqual(['12345']))
  await waitFor(() => expect(screen.getByRole('textbox')).toBeEnabled())
  expect(screen.getByRole('textbox')).toHaveValue('12345')
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('U16 offline neither the last digit nor the countdown sends anything; the button says why', async () => {
  const { user, checked, resent } = shown([undefined], 120_000)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.type(screen.getByRole('textbox'), '12345')
  expect(screen.getByRole('button', { name: 'تأیید' })).toHaveAccessibleDescription('بدون اینترنت این کار ممکن نیست.')
  await user.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }))
  expect([checked, resent()]).toEqual([[], 0])
})

test('PMA-038 neither a short code nor one that is being checked is sent', async () => {
  const { user, checked } = shown([new Promise<undefined>(() => undefined)])
  const field = screen.getByRole('textbox')
  await user.type(field, '1234')
  fireEvent.submit(field)
  expect(checked).toEqual([])
  await user.type(field, '5')
  expect(field).toBeDisabled()
  fireEvent.submit(field)
  expect(checked).toEqual(['12345'])
})

test('ERR-29 a refused code is cleared under its sentence, which goes with the next digit', async () => {
  const { user } = shown(['کد نادرست است.'])
  const field = screen.getByRole('textbox')
  await user.type(field, '11111')
  expect(await screen.findByText('کد نادرست است.')).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('')
  fireEvent.change(field, { target: { value: 'x' } })
  expect(screen.getByText('کد نادرست است.')).toBeInTheDocument()
  await user.type(field, '2')
  expect(screen.queryByText('کد نادرست است.')).toBeNull()
})

test('PMA-038 a call that failed leaves the digits for another press', async () => {
  const { user, checked } = shown([new Error('cut'), undefined])
  await user.type(screen.getByRole('textbox'), '12345')
  await waitFor(() => expect(screen.getByRole('textbox')).toBeEnabled())
  expect(screen.getByRole('textbox')).toHaveValue('12345')
  await user.click(screen.getByRole('button', { name: 'تأیید' }))
  await waitFor(() => expect(checked).toEqual(['12345', '12345']))
})

test('PMA-038 once its time is over another code can be asked for', async () => {
  const { user, resent } = shown([], 120_000)
  await user.type(screen.getByRole('textbox'), '12')
  await user.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }))
  expect(resent()).toBe(1)
  expect(screen.getByRole('textbox')).toHaveValue('')
})

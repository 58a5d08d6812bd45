import { expect, test } from '@jest/globals'
import { ApiError } from '@sarv/shared/platform'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { confirmationSheet } from '../testing/confirm-change'
import { showKit } from '../testing/show-kit'
import { type Confirmed, useConfirmedMutation } from './use-confirmed-mutation'

const refused = (status: number, body: { message?: string; confirmation?: object }) =>
  new ApiError({ kind: 'http', endpointPath: '/x/', status, body, detail: body.message })
const text = 'افزایش سقف روزانهٔ کارت به ۵ ریال'
const asking = (expire_seconds = 119) =>
  refused(428, {
    message: 'کد لازم است.',
    confirmation: { text, receiver: '0912 ••• 0004', expire_seconds, digits: 6 },
  })

interface Sent extends Confirmed {
  readonly limit: string
}

/** A form whose change the server answers with these, one after the other. */
function shown(answers: (string | ApiError)[]) {
  const sent: Sent[] = []
  const done: string[] = []
  let failures = 0
  function Form() {
    const [limit, setLimit] = useState('')
    const change = useConfirmedMutation({
      async mutationFn(wanted: string, confirmed) {
        sent.push({ limit: wanted, ...confirmed })
        const answer = answers.shift()
        if (answer === undefined || answer instanceof Error) throw answer
        return answer
      },
      onSuccess: (data, wanted) => void done.push(`${data} ${wanted}`),
      onError: () => {
        failures += 1
      },
    })
    return (
      <>
        <input aria-label="سقف" value={limit} onChange={(event) => setLimit(event.target.value)} />
        <button type="button" onClick={() => change.mutate(limit)}>
          ثبت
        </button>
        {change.error !== null && <p>نشد</p>}
        {change.sheet}
      </>
    )
  }
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const kit = showKit(
    <QueryClientProvider client={queryClient}>
      <Form />
    </QueryClientProvider>,
  )
  // The answers come between two steps of a test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const begin = async () => {
    await kit.user.type(screen.getByRole('textbox', { name: 'سقف' }), '5')
    await kit.user.click(screen.getByRole('button', { name: 'ثبت' }))
  }
  return { ...kit, queryClient, begin, sent, done, failures: () => failures }
}

const typeCode = async (code: string) => {
  const field = await (await confirmationSheet()).findByRole('textbox', { name: 'کد ۶ رقمی' })
  await waitFor(() => expect(field).toBeEnabled())
  fireEvent.change(field, { target: { value: code } })
}

test('PLT-080 the sheet names the change and takes the code; the same call goes out with it, under the same key', async () => {
  const { begin, sent, done, failures } = shown([asking(), 'شد'])
  await begin()
  const sheet = await confirmationSheet()
  expect(sheet.getByRole('heading', { name: text })).toBeVisible()
  expect(sheet.getByText('کد ۶ رقمی به \u2066۰۹۱۲ ••• ۰۰۰۴\u2069 پیامک شد.')).toBeVisible()
  expect(sheet.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  await typeCode('482913')
  await waitFor(() => expect(done).toEqual(['شد 5']))
  expect(sent).toEqual([
    { limit: '5', idempotencyKey: expect.any(String) },
    { limit: '5', idempotencyKey: sent[0]?.idempotencyKey, confirmationCode: '482913' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([failures(), screen.queryByText('نشد')]).toEqual([0, null])
})

test('HST-068 what is sent with a code is a mutation too: the shell counts messages after it', async () => {
  const { begin, queryClient } = shown([asking(), 'شد'])
  await begin()
  await typeCode('482913')
  const statuses = () =>
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.status)
  await waitFor(() => expect(statuses()).toEqual(['error', 'success']))
})

test('PLT-080 a change that takes no code is made at once', async () => {
  const { begin, sent, done } = shown(['شد'])
  await begin()
  await waitFor(() => expect(done).toEqual(['شد 5']))
  expect([sent.length, screen.queryByRole('dialog')]).toEqual([1, null])
})

test('PLT-080 ERR-29 a wrong code is said in the sheet, and the next one may be right', async () => {
  const { begin, done } = shown([asking(), refused(400, { message: 'کد نادرست است.' }), 'شد'])
  await begin()
  await typeCode('111111')
  expect(await (await confirmationSheet()).findByText('کد نادرست است.')).toBeVisible()
  await typeCode('482913')
  await waitFor(() => expect(done).toEqual(['شد 5']))
})

test('PLT-080 closing the sheet changes nothing and keeps what was typed; a press asks again under another key', async () => {
  const { begin, user, sent, done } = shown([asking(), asking()])
  await begin()
  await confirmationSheet()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'سقف' })).toHaveValue('5')
  expect([screen.queryByText('نشد'), done]).toEqual([null, []])
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  await confirmationSheet()
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('PLT-080 another code is asked for by the same change once the countdown ends; a refusal is said in the sheet', async () => {
  const { begin, user, sent, failures } = shown([
    asking(0),
    asking(0),
    refused(429, { message: 'کدهای زیادی خواسته‌اید.' }),
  ])
  await begin()
  const resend = async () => (await confirmationSheet()).findByRole('button', { name: 'ارسال دوبارهٔ کد' })
  await user.click(await resend())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
  await user.click(await resend())
  expect(await (await confirmationSheet()).findByText('کدهای زیادی خواسته‌اید.')).toBeVisible()
  expect([failures(), screen.queryByText('نشد')]).toEqual([0, null])
})

test('PLT-080 what fails without a question for a code is the screen’s to show', async () => {
  const { begin, failures } = shown([refused(400, { message: 'این سقف ممکن نیست.' })])
  await begin()
  expect(await screen.findByText('نشد')).toBeVisible()
  expect([failures(), screen.queryByRole('dialog')]).toEqual([1, null])
})

test('PLT-080 without an answer the digits stay for another press', async () => {
  const lost = new ApiError({ kind: 'network', endpointPath: '/x/' })
  const { begin, user, done } = shown([asking(), lost, 'شد'])
  await begin()
  await typeCode('482913')
  const sheet = await confirmationSheet()
  await waitFor(() => expect(sheet.getByRole('textbox')).toBeEnabled())
  expect(sheet.getByRole('textbox')).toHaveValue('482913')
  await user.click(sheet.getByRole('button', { name: 'تأیید' }))
  await waitFor(() => expect(done).toEqual(['شد 5']))
})

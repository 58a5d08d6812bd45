import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { MoneyIntent } from '../outbox/money-intent'
import { fakeOutbox, fakeTab, TabProvider } from '../testing/fake-outbox'
import { showKit } from '../testing/show-kit'
import { PendingMoney } from './pending-money'

/** Lost so long ago that nothing is sent by itself. */
const entry = (request: string, change: Partial<MoneyIntent<string>> = {}): MoneyIntent<string> => ({
  sub: 'one',
  key: request,
  at: Date.now() - 900_001,
  lost: true,
  request,
  ...change,
})
const answer = (id: string, failed?: boolean) => ({ answer: { at: Date.now(), id, failed } })

const wordsOf = (request: string) => ({
  what: request,
  taken: `${request} ثبت شد.`,
  ...(request !== 'بی‌کلام' && { failed: `${request} انجام نشد.` }),
  stale: `هنوز معلوم نیست ${request} ثبت شده باشد.`,
  go: { to: (id: string) => `/result/${id}`, label: `دیدن ${request}` },
})

function show(intents: readonly MoneyIntent<string>[], ...answers: Parameters<typeof fakeOutbox>) {
  const tab = fakeTab()
  tab.keep(...intents)
  const { outbox, sent } = fakeOutbox(...answers)
  const kit = showKit(
    <TabProvider platform={tab.platform}>
      <PendingMoney outbox={outbox} wordsOf={wordsOf} except="except" />
    </TabProvider>,
  )
  return { ...tab, user: kit.user, container: kit.container, sent }
}
const region = () => screen.findByRole('region', { name: 'درخواست‌های در حال پردازش' })
const button = (name: string) => screen.queryByRole('button', { name })

test('F2 a lost request with a result links to it', async () => {
  show([entry('فروش', answer('77'))])
  expect(await within(await region()).findByRole('status')).toHaveTextContent('فروش ثبت شد.')
  expect(screen.getByRole('link', { name: 'دیدن فروش' })).toHaveAttribute('href', '/result/77')
  expect(button('متوجه شدم')).toBeVisible()
  expect(button('پرسیدن دوباره')).toBeNull()
})

test('BNK-066 a lost request whose result has failed says so, and links to it', async () => {
  show([entry('انتقال', answer('77', true))])
  expect(await screen.findByRole('alert')).toHaveTextContent('انتقال انجام نشد.')
  expect(screen.getByRole('link', { name: 'دیدن انتقال' })).toHaveAttribute('href', '/result/77')
})

test('BNK-066 a failed result that has no words of its own is linked to alone', async () => {
  show([entry('بی‌کلام', answer('77', true))])
  expect(await screen.findByRole('alert')).toHaveTextContent(/^دیدن بی‌کلاممتوجه شدم$/)
})

test.each([
  [{ said: 'حساب بسته است.' }, 'فروش پذیرفته نشد. حساب بسته است.'],
  [{ key: 'forbidden' } as const, 'فروش پذیرفته نشد. این کار برای حساب شما باز نیست. با پشتیبانی تماس بگیرید.'],
])('F2 a lost request that was rejected with %j says why, and can only be dismissed', async (refused, words) => {
  show([entry('فروش', { refused })])
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['متوجه شدم'])
})

test('T16 what was lost long ago is sent again only when the person asks for it', async () => {
  const { user, sent } = show([entry('فروش')])
  expect(await screen.findByText('هنوز معلوم نیست فروش ثبت شده باشد.')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'پرسیدن دوباره' }))
  expect(await screen.findByText('فروش ثبت شد.')).toBeVisible()
  expect(sent).toMatchObject([{ intent: { key: 'فروش', lost: true } }])
})

test('F2 what was lost just now is being processed, and is sent again by itself', async () => {
  const { sent } = show([entry('فروش', { at: Date.now() })])
  expect(await screen.findByText(/^فروش در حال پردازش است/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(await screen.findByText('فروش ثبت شد.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('F2 a press dismisses one notice, and no other', async () => {
  const { user, stored, platform } = show([entry('فروش', answer('77')), entry('خرید', answer('78'))])
  platform.queryClient.setQueryData(['other'], 'kept')
  const [first] = within(await region()).getAllByRole('button', { name: 'متوجه شدم' })
  if (first) await user.click(first)
  await waitFor(() => expect(screen.queryByText('فروش ثبت شد.')).toBeNull())
  expect(screen.getByText('خرید ثبت شد.')).toBeVisible()
  expect(stored().intents.map(({ lost }) => lost)).toEqual([false, true])
  expect(platform.queryClient.getQueryState(['other'])).toMatchObject({ isInvalidated: false })
})

test('F2 a request that was never lost, another person’s and that of the page itself are not shown', async () => {
  show([
    entry('اول', { lost: false }),
    entry('دوم', { sub: 'two' }),
    entry('سوم', answer('except')),
    entry('چهارم', answer('77')),
  ])
  expect(within(await region()).getAllByText(/ثبت شد/)).toHaveLength(1)
  expect(screen.getByText('چهارم ثبت شد.')).toBeVisible()
})

test('F2 without a lost request there is no region', async () => {
  const { platform, container } = show([])
  await waitFor(() => expect(platform.queryClient.getQueryData(['fake', 'money'])).toEqual([]))
  expect(container).toBeEmptyDOMElement()
})

test('a fault of this page while asking again is reported', async () => {
  const { user, reports } = show([entry('فروش')], async () => {
    throw new TypeError('broken')
  })
  await user.click(await screen.findByRole('button', { name: 'پرسیدن دوباره' }))
  await waitFor(() => expect(reports).toMatchObject([{ message: 'broken' }]))
})

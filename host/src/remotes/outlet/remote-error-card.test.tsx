import { afterEach, expect, jest, test } from '@jest/globals'
import type { FailureReason } from '@sarv/platform/contract/health-terms'
import { act, screen } from '@testing-library/react'
import { renderHost } from '../../testing/render-host'
import { RemoteErrorCard } from './remote-error-card'

const title = { fa: 'سرمایه‌گذاری', en: 'Investment' }

afterEach(() => {
  jest.useRealTimers()
})

async function renderCard(reason: FailureReason, path = '/funds') {
  let retries = 0
  const room = await renderHost(<RemoteErrorCard title={title} reason={reason} onRetry={() => retries++} />, { path })
  return { ...room, retries: () => retries }
}

test.each(['offline', 'unreachable', 'timeout', 'integrity', 'incompatible', 'crashed', 'stalled'] as const)(
  'ERR-36 a remote that is %s says so, with reassurance, a retry and the ways out',
  async (reason) => {
    const { user, retries } = await renderCard(reason)
    const card = screen.getByRole('alert')
    expect(card).toHaveTextContent('بخش سرمایه‌گذاری باز نشد')
    expect(card).toHaveTextContent('بخش مورد نظر در دسترس نیست')
    expect(card).toHaveTextContent('دارایی شما امن است')
    expect(screen.getByRole('link', { name: 'رفتن به خانه' })).toHaveAttribute('href', '/home')
    expect(screen.getByRole('link', { name: 'گفت‌وگو با پشتیبانی' })).toHaveAttribute('href', '/faq')
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(retries()).toBe(1)
  },
)

test('each reason has a sentence of its own', async () => {
  const texts = new Set<string>()
  for (const reason of [
    'offline',
    'unreachable',
    'timeout',
    'integrity',
    'incompatible',
    'crashed',
    'stalled',
  ] as const) {
    const { close } = await renderCard(reason)
    texts.add(screen.getByRole('alert').textContent ?? '')
    close()
  }
  expect(texts.size).toBe(7)
})

test('it retries by itself after twenty seconds, but not while the tab is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { retries } = await renderCard('unreachable')
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(retries()).toBe(0)
  hidden.mockRestore()
  for (let second = 0; second < 20; second++) await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(retries()).toBe(1)
})

test.each(['incompatible', 'stalled'] as const)('F21 a remote that is %s is not retried by itself', async (reason) => {
  jest.useFakeTimers({ advanceTimers: true })
  const { retries } = await renderCard(reason)
  for (let second = 0; second < 25; second++) await act(() => jest.advanceTimersByTimeAsync(1_000))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retries()).toBe(0)
  expect(screen.queryByText(/تلاش خودکار/)).toBeNull()
})

test('coming online retries at once', async () => {
  const { retries } = await renderCard('offline')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retries()).toBe(1)
})

test('at home there is no way home, and the support section does not point to itself', async () => {
  const home = await renderCard('crashed', '/home')
  expect(screen.queryByRole('link', { name: 'رفتن به خانه' })).toBeNull()
  home.close()
  const faq = await renderCard('crashed', '/faq/3')
  expect(screen.queryByRole('link', { name: 'گفت‌وگو با پشتیبانی' })).toBeNull()
  faq.close()
})

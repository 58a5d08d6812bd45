import { afterEach, expect, jest, test } from '@jest/globals'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { SlowNotice } from './slow-notice'

afterEach(() => {
  jest.useRealTimers()
})

/** Reads that never end until they are told to, as an API that accepts and says nothing. */
function silentApi() {
  const asked: { place: string; signal: AbortSignal; reply: (text: string) => void }[] = []
  function Part({ place }: { place: string }) {
    const query = useQuery({
      queryKey: [place],
      queryFn: ({ signal }) => new Promise<string>((reply) => asked.push({ place, signal, reply })),
    })
    return <p>{query.data ?? 'skeleton'}</p>
  }
  return { asked, Part }
}

const notice = () => screen.queryByText(/پاسخ دیر کرده است/)

test('F30 after eight seconds of skeletons the page says so, once; one retry requests all that hangs', async () => {
  const { asked, Part } = silentApi()
  jest.useFakeTimers({ advanceTimers: true })
  const { user } = await renderHost(
    <>
      <SlowNotice />
      <Part place="assets" />
      <Part place="orders" />
    </>,
  )
  // React Query tells its hooks a moment later.
  act(() => void jest.advanceTimersByTime(1))
  act(() => void jest.advanceTimersByTime(7_900))
  expect(notice()).toBeNull()
  act(() => void jest.advanceTimersByTime(200))
  expect(notice()).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(asked.map(({ place }) => place)).toEqual(['assets', 'orders', 'assets', 'orders']))
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false])
  await act(async () => {
    for (const { reply } of asked) reply('here')
  })
  await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2))
  expect(notice()).toBeNull()
})

test('F30 a background refetch shows no waiting', async () => {
  const { asked, Part } = silentApi()
  jest.useFakeTimers({ advanceTimers: true })
  const { queryClient } = await renderHost(
    <>
      <SlowNotice />
      <Part place="assets" />
    </>,
  )
  await act(async () => asked[0]?.reply('here'))
  await screen.findByText('here')
  act(() => void queryClient.invalidateQueries())
  await waitFor(() => expect(asked).toHaveLength(2))
  act(() => void jest.advanceTimersByTime(20_000))
  expect(notice()).toBeNull()
})

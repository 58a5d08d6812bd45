import { expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useMutation } from './use-mutation'

function Provided({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('D-123: two taps in one render send one request, and the next one after it another', async () => {
  const flights = [later<string>(), later<string>()]
  const send = jest.fn((_name: string) => flights[send.mock.calls.length - 1]?.promise ?? Promise.resolve(''))
  function Form() {
    const save = useMutation({ mutationFn: send })
    return (
      <button type="button" onClick={() => save.mutate('one')}>
        {save.data ?? 'save'}
      </button>
    )
  }
  render(<Form />, { wrapper: Provided })
  const button = screen.getByRole('button')
  act(() => {
    // Both before React draws anything.
    button.click()
    button.click()
  })
  fireEvent.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await act(async () => flights[0]?.resolve('saved'))
  expect(await screen.findByText('saved')).toBeVisible()
  fireEvent.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test('D-123: both callers of a mutation get its one result, and a failed one can be tried again', async () => {
  const flight = later<number>()
  const send = jest.fn(() => flight.promise)
  const { result } = renderHook(() => useMutation({ mutationFn: send }), { wrapper: Provided })
  const taps = [result.current.mutateAsync(), result.current.mutateAsync()]
  flight.reject(new Error('no'))
  expect((await Promise.allSettled(taps)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await act(async () => result.current.mutate())
  expect(send).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(result.current.isError).toBe(true))
})

import { expect } from '@jest/globals'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'

/** Replaces what a query holds, once nothing is on its way that would replace it again. */
export async function replaceQueryData<Data>(client: QueryClient, queryKey: QueryKey, replace: (known: Data) => Data) {
  await waitFor(() => {
    expect(client.getQueryData(queryKey)).toBeDefined()
    expect(client.isFetching({ queryKey })).toBe(0)
  })
  act(() => {
    client.setQueryData<Data>(queryKey, (known) => known && replace(known))
  })
}

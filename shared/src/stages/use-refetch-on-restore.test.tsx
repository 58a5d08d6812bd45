import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { fakeTab, TabProvider } from '../testing/fake-outbox'
import { useRefetchOnRestore } from './use-refetch-on-restore'

function open() {
  const { platform } = fakeTab()
  const { queryClient } = platform
  for (const what of ['onboarding', 'plans']) queryClient.setQueryData(['pma', what], {})
  const { rerender, unmount } = renderHook(({ what }) => useRefetchOnRestore('pma', what), {
    initialProps: { what: 'onboarding' },
    wrapper: ({ children }) => <TabProvider platform={platform}>{children}</TabProvider>,
  })
  const isStale = (what: string) => queryClient.getQueryState(['pma', what])?.isInvalidated
  return { rerender, unmount, stale: () => ['onboarding', 'plans'].filter(isStale) }
}
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

test('a page that the browser restores asks again for its own queries, and for no other', () => {
  const { stale } = open()
  comeBack(true)
  expect(stale()).toEqual(['onboarding'])
})

test('a page that is loaded again has asked already', () => {
  const { stale } = open()
  comeBack(false)
  expect(stale()).toEqual([])
})

test('what is asked for again is what the page shows by then', () => {
  const { stale, rerender } = open()
  rerender({ what: 'plans' })
  comeBack(true)
  expect(stale()).toEqual(['plans'])
})

test('a screen that has gone asks for nothing', () => {
  const { stale, unmount } = open()
  unmount()
  comeBack(true)
  expect(stale()).toEqual([])
})

import { expect, test } from '@jest/globals'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createBus } from '../../contract/events/bus'
import { refetchOnLanguageChange } from './refetch-on-language-change'

test('PLT-034 with the language, what is shown is fetched again and what was shown before is removed', async () => {
  const bus = createBus()
  const queryClient = new QueryClient()
  refetchOnLanguageChange(bus, queryClient)
  let language = 'fa'
  const queryFn = () => Promise.resolve(language)
  const shown = new QueryObserver(queryClient, { queryKey: ['funds'], queryFn, staleTime: Number.POSITIVE_INFINITY })
  const seen: unknown[] = []
  const shows = (wanted: string) =>
    new Promise<void>((resolve) => {
      shown.subscribe(({ data }) => {
        seen.push(data)
        if (data === wanted) resolve()
      })
    })
  await shows('fa')
  queryClient.setQueryData(['plans'], 'fa')

  language = 'en'
  const translated = shows('en')
  seen.length = 0
  bus.emit('language-changed', { language: 'en' })
  await translated
  expect(seen).not.toContain(undefined)
  expect(queryClient.getQueryData(['plans'])).toBeUndefined()
  shown.destroy()
  queryClient.clear()
})

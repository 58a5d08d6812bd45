import { expect, test } from '@jest/globals'
import { defineGallery } from '@sarv/shared/gallery/define-gallery'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { screen, within } from '@testing-library/react'
import { pageRemote } from '../testing/page-remote'
import { renderHost } from '../testing/render-host'
import { RemoteShelf } from './remote-shelf'

const queryKey = ['notes', 'all']

function NotesScreen() {
  const { t } = useTranslation()
  const { data, error } = useQuery<string[]>({ queryKey, queryFn: () => Promise.reject(new Error('fetched')) })
  if (error) return <p>{error.message}</p>
  return data ? <p>{t('count', { count: data.length })}</p> : <p>{t('wait')}</p>
}

const state = { screen: NotesScreen }
const gallery = defineGallery({
  name: 'notes',
  dictionaries: {
    fa: { count: '{{count}} یادداشت', wait: 'در راه' },
    en: async () => ({ default: { count: '{{count}} notes', wait: 'On its way' } }),
  },
  states: [
    { ...state, name: 'loading', title: { fa: 'بار شدن', en: 'Loading' }, queries: [{ queryKey, isLoading: true }] },
    { ...state, name: 'failed', title: { fa: 'خطا', en: 'Failed' }, queries: [{ queryKey, error: new Error('lost') }] },
    { ...state, name: 'many', title: { fa: 'بسیار', en: 'Many' }, queries: [{ queryKey, data: Array(40).fill('') }] },
  ],
})
const remote = pageRemote('notes', { title: { fa: 'یادداشت', en: 'Notes' } })

test('the states of a remote stand beside each other, each with what its queries answered', async () => {
  await renderHost(<RemoteShelf remote={remote} gallery={gallery} />, { path: '/test', remotes: [remote] })
  const shelf = within(screen.getByRole('region', { name: 'یادداشت' }))
  expect(await shelf.findByText('در راه')).toBeVisible()
  expect(await shelf.findByText('lost')).toBeVisible()
  expect(await shelf.findByText('40 یادداشت')).toBeVisible()
  expect(shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'بار شدن',
    'خطا',
    'بسیار',
  ])
})

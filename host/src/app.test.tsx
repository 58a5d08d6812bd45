import { expect, test } from '@jest/globals'
import { session } from '@sarv/shared/auth/session'
import { act, screen } from '@testing-library/react'
import { App } from './app'
import { openHost } from './testing/open-host'
import { declaredPages } from './testing/routing-table'

const closed = declaredPages().filter(({ isPublic, isPlanned, owner }) => !isPublic && !isPlanned && owner === 'HOST')
const remotes = ['INVEST', 'PMA', 'BANK', 'RECOMMENDATIONS', 'SUPPORT'].map((owner) => ({
  name: owner.toLowerCase(),
  title: { fa: owner, en: owner },
  owner,
  version: '1.0.0',
  entry: 'http://localhost/remoteEntry.js',
  routes: declaredPages().filter((page) => page.owner === owner && !page.isPlanned),
  intents: {},
  storage: [],
}))
const paths = [...closed, ...remotes.flatMap(({ routes }) => routes)].map(({ path }) => path.replaceAll(/:\w+/g, '1'))

test.each(paths)(
  'PLT-067 HST-021 %s shows the one loading screen until it is known who is there, then the banner',
  async (path) => {
    const { queryClient } = await openHost(<App />, { path, remotes })
    act(() => {
      session.current = { at: 'unknown' }
    })
    expect(await screen.findByText('در حال بارگذاری…')).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    act(() => {
      session.current = { at: 'signed-out' }
    })
    expect(await screen.findByRole('button', { name: /^ورود/ })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    const asked = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.join())
    expect(asked.filter((key) => key !== 'shell,pwa-settings')).toEqual([])
  },
)

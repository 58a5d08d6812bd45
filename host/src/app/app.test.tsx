import { expect, test } from '@jest/globals'
import { session } from '@sarv/platform/client/session/session'
import { act, screen } from '@testing-library/react'
import { declaredPages } from '../testing/declared-pages'
import { pageRemote } from '../testing/page-remote'
import { renderHost } from '../testing/render-host'
import { App } from './app'

const closed = declaredPages().filter(({ isPublic, isPlanned, owner }) => !isPublic && !isPlanned && owner === 'HOST')
const remotes = ['INVEST', 'PMA', 'BANK', 'RECOMMENDATIONS', 'SUPPORT'].map((owner) =>
  pageRemote(owner.toLowerCase(), {
    routes: declaredPages().filter((page) => page.owner === owner && !page.isPlanned),
  }),
)
const paths = [...closed, ...remotes.flatMap(({ routes }) => routes)].map(({ path }) => path.replaceAll(/:\w+/g, '1'))

test.each(paths)(
  'PLT-067 HST-021 %s shows the loading screen until the session is known, then the sign-in gate',
  async (path) => {
    const { queryClient } = await renderHost(<App />, { path, remotes })
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
    const queries = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.join())
    expect(queries.filter((key) => key !== 'shell,pwa-settings')).toEqual([])
  },
)

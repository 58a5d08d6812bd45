import { expect, test } from '@jest/globals'
import { session } from '@sarv/platform/client/session/session'
import { freshPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, waitFor } from '@testing-library/react'
import { App } from '../app/app'
import { renderHost } from '../testing/render-host'

const { inbox } = testOrigins()

test('PLT-062 each visit of a path is one page view; a rerender is not', async () => {
  const { mobile } = await freshPerson(inbox, { kind: 'investor' })
  const { navigation, tracked, setLanguage } = await renderHost(<App />, { path: '/profile', mobile })
  const visits = () => tracked.filter(({ event }) => event === 'page_visit').map(({ facts }) => facts.path)
  await waitFor(() => expect(visits()).toEqual(['/profile']))
  expect(document.title).toBe('پروفایل · سرو')
  await act(() => setLanguage('en'))
  await waitFor(() => expect(document.title).toBe('Profile · Sarv'))
  act(() => navigation.navigate('/profile?tab=1'))
  act(() => navigation.navigate('/user-info'))
  act(() => navigation.navigate('/profile'))
  await waitFor(() => expect(visits()).toEqual(['/profile', '/user-info', '/profile']))
})

test('PLT-062 HST-034 a tab is titled by the thing that its page shows; what is counted knows the route alone', async () => {
  const { mobile } = await freshPerson(inbox, { kind: 'investor' })
  const { header, tracked } = await renderHost(<App />, { path: '/profile', mobile })
  await waitFor(() => expect(document.title).toBe('پروفایل · سرو'))
  const leave = await act(async () => header.set({ title: 'چکاد بلند' }))
  expect(document.title).toBe('چکاد بلند · سرو')
  await act(async () => leave())
  expect(document.title).toBe('پروفایل · سرو')
  expect(JSON.stringify(tracked)).not.toContain('چکاد')
})

test('PLT-065 HST-056 once the profile is here, events carry the subject and the level', async () => {
  const { mobile, sub, level } = await freshPerson(inbox, { kind: 'investor' })
  const { navigation, tracked, bus, queryClient } = await renderHost(<App />, { path: '/profile', mobile })
  act(() => {
    session.current = { at: 'signed-in', sub }
    bus.emit('session-changed', session.current)
  })
  await waitFor(() => expect(queryClient.getQueryData(['shell', 'profile'])).toBeDefined())
  act(() => navigation.navigate('/test'))
  act(() => navigation.navigate('/profile'))
  await waitFor(() => expect(tracked.at(-1)?.user).toEqual({ id: sub, level, user_level: 'NORMAL' }))
  act(() => bus.emit('language-changed', { language: 'en' }))
  await waitFor(() => expect(tracked.at(-1)).toMatchObject({ event: 'language_changed', facts: { language: 'en' } }))
  expect(JSON.stringify(tracked)).not.toContain(mobile)
})

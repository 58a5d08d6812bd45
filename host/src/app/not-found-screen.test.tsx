import { expect, test } from '@jest/globals'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { freshPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { App } from './app'

// Without any remote the page says that its parts have not come, not that the address is wrong.
const remote: PageRemote = {
  name: 'invest',
  title: { fa: 'سرمایه‌گذاری', en: 'Investment' },
  owner: 'investment',
  version: '1.0.0',
  entry: 'http://localhost/remoteEntry.js',
  routes: [],
  intents: {},
  storage: [],
}

test.each([
  ['signed out', false],
  ['signed in', true],
])('HST-019 HST-020 an unknown address is ۴۰۴ with a link home for a person who is %s', async (_, signedIn) => {
  const mobile = signedIn ? (await freshPerson(testOrigins().inbox, {})).mobile : undefined
  const { navigation, user } = await renderHost(<App />, { path: '/no/such/page', mobile, remotes: [remote] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('۴۰۴')
  expect(screen.getByText('این صفحه در حال حاضر وجود ندارد.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'رفتن به خانه' }))
  expect(navigation.place().pathname).toBe('/home')
})

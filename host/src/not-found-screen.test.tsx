import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/shared/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen } from '@testing-library/react'
import { App } from './app'
import { openHost } from './testing/open-host'

test.each([
  ['signed out', false],
  ['signed in', true],
])('HST-019 HST-020 an unknown address is ۴۰۴ with a way home for somebody who is %s', async (_, signedIn) => {
  const mobile = signedIn ? (await freshPerson(testOrigins().inbox, {})).mobile : undefined
  const { navigation, user } = await openHost(<App />, { path: '/no/such/page', mobile })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('۴۰۴')
  expect(screen.getByText('این صفحه در حال حاضر وجود ندارد.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'رفتن به خانه' }))
  expect(navigation.place().pathname).toBe('/home')
})

import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../locales/fa.json'
import { screens } from './routes'

test('/example greets and leads home', async () => {
  const person = await freshPerson(testOrigins().inbox, { kind: 'empty' })
  const example = {
    name: 'example',
    screens,
    dictionaries: { fa, en: () => import('../locales/en.json') },
  }
  const { navigation } = await mountRemote(example, {
    path: '/example',
    person,
  })
  expect(screen.getByRole('heading', { name: 'این بخش کار می‌کند' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'رفتن به خانه' }))
  expect(navigation.place().pathname).toBe('/home')
})

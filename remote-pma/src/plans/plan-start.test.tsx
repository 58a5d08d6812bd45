import { expect, test } from '@jest/globals'
import { startOnboarding } from '@sarv/shared/contract/onboarding'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { PlanStart } from './plan-start'

const remote = {
  name: 'pma',
  screens: [
    { path: '/pma', screen: () => null },
    { path: '/pma/:planId', screen: () => <PlanStart planId={1} /> },
  ],
  dictionaries: { fa, en: async () => ({ default: en }) },
}

test('PMA-003 the button starts the onboarding, and resumes one of this plan that was begun', async () => {
  const person = await newPerson('empty')
  const { platform, navigation } = await mountRemote(remote, { path: '/pma', person })
  act(() => navigation.navigate('/pma/1'))
  expect(await screen.findByRole('link', { name: 'شروع ساخت سبد' })).toHaveAttribute('href', '/pma/onboarding?plan=1')
  const begin = (ds_code: string) =>
    act(async () => {
      const body = { type: 'PMA', ds_code, amount: 600_000_000 }
      await platform.api.call(startOnboarding, { body, idempotencyKey: crypto.randomUUID() })
    })
  act(() => navigation.navigate('/pma'))
  await begin('2')
  act(() => navigation.navigate('/pma/1'))
  await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('link', { name: 'شروع ساخت سبد' })).toBeVisible()
  act(() => navigation.navigate('/pma'))
  await begin('1')
  act(() => navigation.navigate('/pma/1'))
  expect(await screen.findByRole('link', { name: 'ادامهٔ ساخت سبد' })).toHaveAttribute('href', '/pma/onboarding?plan=1')
  expect(screen.getByText(/از همان‌جا که مانده‌اید/)).toBeVisible()
})

test('PMA-003 the button starts the onboarding when the query of open ones fails', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, '/onboarding/api/v1/pma-onb/', { status: 500, times: 0 })
  const { alerts } = await mountRemote(remote, { path: '/pma/1', person })
  expect(await screen.findByRole('link', { name: 'شروع ساخت سبد' })).toBeVisible()
  expect(alerts).toEqual([])
})

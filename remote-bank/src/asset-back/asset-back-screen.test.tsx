import { expect, test } from '@jest/globals'
import { getAssetBack } from '@sarv/shared/contract/bank-settings'
import { call } from '@sarv/shared/platform'
import { typeConfirmation } from '@sarv/shared/testing/confirm-change'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import { cardHolder, openBank } from '../testing/mount-bank'

const toggle = () => screen.findByRole('switch', { name: /پشتوانهٔ دارایی/ })

test('BNK-072: the switch changes after a confirmation only, and shows the yearly return with two decimals', async () => {
  const person = await cardHolder()
  const path = '/bank/api/v1/asset-back/yearly-return/'
  await forceResponse(person, path, { status: 200, body: { yearly_return: 27.4, enabled: false } })
  const { user, toasts } = await openBank('/bank/asset-back', { person })
  expect(await screen.findByText('۲۷٫۴۰٪')).toBeVisible()
  await user.click(await toggle())
  const sheet = within(await screen.findByRole('dialog', { name: 'پشتوانهٔ دارایی روشن شود؟' }))
  expect((await call(getAssetBack, {})).enabled).toBe(false)
  await user.click(sheet.getByRole('button', { name: 'روشن کن' }))
  await typeConfirmation(person)
  expect(await toggle()).toBeChecked()
  expect((await call(getAssetBack, {})).enabled).toBe(true)
  expect(toasts).toEqual(['پشتوانهٔ دارایی روشن شد'])
})

test('BNK-072: without an active account the server’s refusal is alerted, and the switch stays off', async () => {
  const { user, alerts } = await openBank('/bank/asset-back', { person: await newPerson('card-verified') })
  await user.click(await toggle())
  await user.click(await screen.findByRole('button', { name: 'روشن کن' }))
  await waitFor(() => expect(alerts).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(await toggle()).not.toBeChecked()
})

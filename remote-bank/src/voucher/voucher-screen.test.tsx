import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import { openBank } from '../testing/mount-bank'

const field = () => screen.findByRole('textbox', { name: 'کد هدیه' })
const submit = () => screen.getByRole('button', { name: 'ثبت کد' })

test('BNK-036 BNK-038: a good code leads to the receipt, which shows the prize and its link', async () => {
  const { user, navigation, kept } = await openBank('/voucher')
  expect(await field()).toBeVisible()
  expect(submit()).toBeDisabled()
  await user.type(await field(), 'SARV50')
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'هدیهٔ شما ثبت شد' })).toHaveFocus()
  expect(navigation.place().pathname).toBe('/voucher/receipt')
  expect(screen.getByText(/واحد صندوق/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'ادامهٔ درخواست کارت' })).toBeNull()
  expect(screen.getByRole('link', { name: 'مشاهدهٔ صندوق' })).toHaveAttribute('href', '/funds/12180')
  await waitFor(() => expect(kept.get('voucher')).toMatchObject({ link: '/funds/12180' }))
})

test('ERR-22 BNK-036: a refused code is said in red under the field and counted, without an alert', async () => {
  const { user, alerts, tracked } = await openBank('/voucher')
  await user.type(await field(), 'TABESTAN')
  await user.click(submit())
  await waitFor(async () => expect(await field()).toHaveAttribute('aria-invalid', 'true'))
  expect(await field()).toHaveValue('TABESTAN')
  expect(await field()).toHaveAccessibleDescription(/./)
  expect(alerts).toEqual([])
  expect(tracked).toContainEqual({ event: 'voucher_error', facts: {} })
  await user.type(await field(), '2')
  expect(await field()).not.toHaveAttribute('aria-invalid')
})

test('ERR-22: the sentence under the field is the one of the server', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, '/prize/api/v1/voucher/redeem/', { status: 400, detail: 'این کد پیدا نشد.' })
  const { user } = await openBank('/voucher', { person })
  await user.type(await field(), 'X')
  await user.click(submit())
  expect(await screen.findByText('این کد پیدا نشد.')).toBeVisible()
})

test('BNK-037: the receipt without a prize leads home', async () => {
  const { navigation } = await openBank('/voucher/receipt')
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
})

test('BNK-037: a kept prize is shown again, and a link that leads nowhere safe is not a button', async () => {
  const prize = { title: 'هدیه', sub_title: '۵۰ واحد', description: 'ثبت شد', button_text: 'برو' }
  await openBank('/voucher/receipt', { kept: { voucher: { ...prize, link: 'javascript:alert(1)' } } })
  expect(await screen.findByText('۵۰ واحد')).toBeVisible()
  expect(screen.queryByText('برو')).toBeNull()
})

import { expect, test } from '@jest/globals'
import { newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import { openBank } from '../testing/mount-bank'

test('HST-074 the balance stands beside a page of who has an account, as stars while it is hidden', async () => {
  const { person, unmount } = await openBank('/home', { section: 'overview' })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'موجودی حساب' })).toHaveTextContent(/[۰-۹]٬[۰-۹]{3} ریال/),
  )
  unmount()
  await openBank('/home', { section: 'overview', person, kept: { bank: { visibleBankBalance: false } } })
  await waitFor(() => expect(screen.getByRole('region', { name: 'موجودی حساب' })).toHaveTextContent('*****'))
})

test.each([
  ['/card', 'card-holder'],
  ['/home', 'empty'],
])('HST-074 beside %s of the person %s there is no balance', async (path, kind) => {
  await openBank(path, { section: 'overview', person: await newPerson(kind) })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(document.body).toHaveTextContent(/^$/)
})

import { expect, test } from '@jest/globals'
import { listDepositCertificates } from '@sarv/shared/contract/fund-statements'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTexts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const path = '/fund/api/v1/deposit-certificate/'
const rows = async () =>
  within(await screen.findByRole('list', { name: 'گواهی‌های سرمایه‌گذاری' })).getAllByRole('button')

test('INV-062 each held fund has a certificate with number, units, day and holder', async () => {
  await renderInvest({ path: '/fund/deposit-certificate' })
  await screen.findAllByText(/[۰-۹] واحد/)
  const certificates = await call(listDepositCertificates)
  const { number, day, digits } = formatterFor('fa')
  expect(certificates).toHaveLength(3)
  expect((await rows()).map(readTexts)).toEqual(
    certificates.map((certificate) => [
      `گواهی ${certificate.fund_name}`,
      'شماره',
      digits(certificate.number),
      `${number(certificate.units)} واحد`,
      day(certificate.date),
      `به نام ${certificate.holder}`,
    ]),
  )
})

test('INV-062 a certificate opens by keyboard in the shell’s viewer, named after its fund', async () => {
  const person = await newPerson()
  const { documents } = await renderInvest({ path: '/fund/deposit-certificate?ds_code=11307', person })
  const [row] = await rows()
  await forceResponse(person, `${path}*`, { status: 500 })
  row?.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText(/اطلاعات این بخش دریافت نشد/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(documents).toHaveLength(1))
  const [document] = documents
  expect(document).toMatchObject({ title: 'گواهی چکاد بلند', name: 'گواهی چکاد بلند' })
  expect(document?.file).toBeInstanceOf(Blob)
  expect(screen.queryByText(/اطلاعات این بخش دریافت نشد/)).not.toBeInTheDocument()
  expect(await countCalls(person, path)).toBe(3)
})

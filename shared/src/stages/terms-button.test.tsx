import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MountOptions, mountRemote } from '../testing/mount-remote'
import { testOrigins } from '../testing/test-origins'
import { TermsButton } from './terms-button'

const sorry = 'متن قوانین باز نشد. کمی بعد دوباره تلاش کنید.'
const button = () => screen.getByRole('button', { name: 'متن قوانین' })

async function open(file: string, options: Partial<MountOptions> = {}) {
  const screens = [{ path: '/example', screen: () => <TermsButton file={file}>متن قوانین</TermsButton> }]
  const definition = { name: 'example', screens, dictionaries: { fa: {}, en: async () => ({ default: {} }) } }
  return { ...(await mountRemote(definition, { path: '/example', ...options })), user: userEvent.setup() }
}

test('PMA-011 BNK-012 a press opens the terms of the flow as a PDF, and so does the next one', async () => {
  const { user, documents, alerts } = await open('terms-card.pdf')
  const terms = {
    file: `${testOrigins().api}/static/terms-card.pdf`,
    title: 'شرایط و ضوابط کارت بانکی سرو',
  }
  await user.click(button())
  await waitFor(() => expect(documents).toEqual([terms]))
  await user.click(button())
  await waitFor(() => expect(documents).toEqual([terms, terms]))
  expect(alerts).toEqual([])
})

test('PMA-011 BNK-012 terms that are not among the regulations are told of', async () => {
  const { user, documents, alerts } = await open('terms-none.pdf')
  await user.click(button())
  await waitFor(() => expect(alerts).toEqual([sorry]))
  expect(documents).toEqual([])
})

test('PMA-011 BNK-012 a list of regulations that does not come is told of once, and can be asked for again', async () => {
  const { user, person, documents, alerts } = await open('terms-portfolio.pdf')
  const path = '/general/api/v1/regulations/'
  await control(testOrigins().inbox, 'force', { path, status: 404, sub: person.sub })
  await user.click(button())
  await waitFor(() => expect(alerts).toEqual([sorry]))
  await user.click(button())
  await waitFor(() => expect(documents).toMatchObject([{ title: 'شرایط و ضوابط سبد اختصاصی' }]))
  expect(alerts).toEqual([sorry])
})

test('the list that the shell has read already is not asked for again', async () => {
  const pdf = 'https://sarv.example/static/terms-card.pdf'
  const { user, documents } = await open('terms-card.pdf', {
    answered: [{ queryKey: ['regulations'], data: [{ id: 1, title: 'شرایط', pdf }] }],
  })
  await user.click(button())
  await waitFor(() => expect(documents).toEqual([{ file: pdf, title: 'شرایط' }]))
})

test('the button is busy while the list is on its way, and not before', async () => {
  const { user } = await open('terms-card.pdf', { answered: [{ queryKey: ['regulations'], isLoading: true }] })
  expect(button()).not.toHaveAttribute('aria-busy')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
})

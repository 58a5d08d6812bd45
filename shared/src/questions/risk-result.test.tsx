import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { showKit } from '../testing/show-kit'
import { RiskResult } from './risk-result'

const result = {
  user_survey_id: 42,
  score: 71,
  risk_taking: 'ریسک‌پذیر',
  risk_description: 'افت‌های بازار را تاب می‌آورید.',
}

function shown(more: Partial<Pick<ComponentProps<typeof RiskResult>, 'fixed' | 'isNew'>> = {}, isPending = false) {
  const begun: number[] = []
  const restart = { mutate: (id: number) => begun.push(id), isPending }
  const actions = <button type="button">استفاده از نتیجه</button>
  return {
    ...showKit(<RiskResult result={result} isNew={false} restart={restart} actions={actions} {...more} />),
    begun,
  }
}

const again = () => screen.queryByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' })
const question = () => screen.queryByRole('dialog', { name: 'دوباره پاسخ می‌دهید؟' })

test('PMA-031 the result stands under its gauge with what can be done with it', () => {
  const { container } = shown()
  for (const text of ['۷۱', 'ریسک‌پذیر', 'افت‌های بازار را تاب می‌آورید.', 'استفاده از نتیجه'])
    expect(container).toHaveTextContent(text)
  expect(again()).toBeEnabled()
  expect(question()).toBeNull()
})

test('U19 PMA-031 only a result that follows the last question takes the focus', () => {
  const { unmount } = shown()
  expect(document.body).toHaveFocus()
  unmount()
  shown({ isNew: true })
  expect(screen.getByRole('heading', { name: 'ریسک‌پذیر' })).toHaveFocus()
})

test('PMA-032 REC-019 the survey begins again after a confirmation that says what is lost', async () => {
  const { user, begun } = shown()
  await user.click(again() ?? document.body)
  await waitFor(() => expect(question()).toHaveTextContent('همهٔ پاسخ‌های شما پاک می‌شود'))
  expect(begun).toEqual([])
  await user.click(screen.getByRole('button', { name: 'بله، از اول' }))
  expect(begun).toEqual([42])
})

test.each([
  ['the button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'انصراف' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('PMA-032 a person who thinks better of it by %s keeps the answers', async (_, leave) => {
  const { user, begun } = shown()
  await user.click(again() ?? document.body)
  await screen.findByRole('dialog')
  await leave(user)
  await waitFor(() => expect(question()).toBeNull())
  expect(begun).toEqual([])
})

test('PMA-032 while the survey begins again nothing of the sheet can be pressed or closed', async () => {
  const { user } = shown({}, true)
  await user.click(again() ?? document.body)
  await screen.findByRole('dialog')
  expect(screen.getByRole('button', { name: 'بله، از اول' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'انصراف' })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(question()).not.toBeNull()
})

test('a result that is being sent cannot be taken back, and one that is fixed does not offer it', () => {
  const { unmount } = shown({ fixed: 'for-now' })
  expect(again()).toBeDisabled()
  unmount()
  shown({ fixed: 'for-good' })
  expect(again()).toBeNull()
})

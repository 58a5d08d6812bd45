import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Button, ButtonLink } from './button'

test('T16 a button that is working takes no second press and keeps the focus', async () => {
  const presses: number[] = []
  const { user } = showKit(
    <Button loading onClick={() => presses.push(1)}>
      پرداخت
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'پرداخت' }))
  await user.keyboard('{Enter}')
  expect(presses).toEqual([])
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

test('T30 a link to another site gives it no way back into the page', () => {
  showKit(<ButtonLink href="https://example.com/">بیرون</ButtonLink>)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})

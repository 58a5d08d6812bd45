import { expect, jest, test } from '@jest/globals'
import { lazyScreen } from '@sarv/shared/platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { LoadBoundary } from './load-boundary'

test('PLT-004 a part of the shell whose chunk is lost costs its place, and each retry asks for it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let asked = 0
  const Part = lazyScreen(async () => {
    asked++
    if (asked < 5) throw new Error('lost')
    return () => <p>here</p>
  })
  render(
    <>
      <p>beside</p>
      <LoadBoundary fallback={(cause, retry) => <button type="button" onClick={retry}>{`again: ${cause}`}</button>}>
        <Suspense>
          <Part />
        </Suspense>
      </LoadBoundary>
    </>,
  )
  const again = () => screen.findByRole('button', { name: 'again: Error: lost' })
  await userEvent.click(await again())
  expect(screen.getByText('beside')).toBeVisible()
  await userEvent.click(await again())
  expect(await screen.findByText('here')).toBeVisible()
  // Each attempt asks once more at once before it gives up.
  expect(asked).toBe(5)
  logged.mockRestore()
})

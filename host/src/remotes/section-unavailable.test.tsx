import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { openHost } from '../testing/open-host'
import { SectionUnavailable } from './section-unavailable'

test('INV-077 U7 a section that did not open says so quietly and is tried again by a press and by coming online', async () => {
  let retries = 0
  const { user } = await openHost(
    <SectionUnavailable
      title={{ fa: 'پیشنهاد ویژه', en: 'Special offer' }}
      reason="offline"
      onRetry={() => retries++}
    />,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('بخش پیشنهاد ویژه باز نشد')).toBeInTheDocument()
  expect(screen.getByText(/به اینترنت وصل نیست/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(retries).toBe(1)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retries).toBe(2)
})

import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderHost } from '../../testing/render-host'
import { SectionErrorCard } from './section-error-card'

test('INV-077 U7 a section that failed says so quietly; its button and coming online retry', async () => {
  let retries = 0
  const { user } = await renderHost(
    <SectionErrorCard title={{ fa: 'پیشنهاد ویژه', en: 'Special offer' }} reason="offline" onRetry={() => retries++} />,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('بخش پیشنهاد ویژه باز نشد')).toBeInTheDocument()
  expect(screen.getByText(/به اینترنت وصل نیست/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(retries).toBe(1)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retries).toBe(2)
})

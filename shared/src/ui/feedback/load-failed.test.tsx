import { expect, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Page } from '../layout/page'
import { LoadFailed } from './load-failed'

const refused = (status: number, detail?: string) => ({
  error: new ApiError({ kind: 'http', endpointPath: '/note/', status, body: { detail }, detail }),
  isFetching: false,
  refetch: () => undefined,
})

test.each([
  ['fa', true, 'این بخش از «صندوق‌ها» هنوز در دسترس نیست.'],
  ['fa', false, 'این بخش از «صندوق‌ها» هنوز در دسترس نیست.'],
  ['en', true, 'This part of “Funds” is not available yet.'],
] as const)(
  'ERR-38 in %s a page names itself where the API lacks an operation, as a whole %p: %s',
  (language, whole, sentence) => {
    document.title = language === 'fa' ? 'صندوق‌ها · سرو' : 'Funds · Sarv'
    showKit(<LoadFailed query={refused(404)} whole={whole} />, { language })
    expect(screen.getByText(sentence)).toBeVisible()
  },
)

test('D-124 ERR-38 parts that failed for one reason name themselves where they have a title', () => {
  showKit(
    <Page>
      <LoadFailed query={refused(404)} title="سبدها دریافت نشد" />
      <LoadFailed query={refused(404)} title="سفارش‌ها دریافت نشد" />
      <LoadFailed query={refused(404)} />
    </Page>,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByText('سفارش‌ها دریافت نشد')).toBeVisible()
  expect(screen.getByText('این بخش هم دریافت نشد.')).toBeVisible()
})

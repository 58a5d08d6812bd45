import { expect, test } from '@jest/globals'
import { enqueueToast } from './toast-queue'

const toast = (id: number, message: string) => ({ id, message })

test.each([
  ['the first', [], toast(1, 'کپی شد'), [1]],
  ['another', [toast(1, 'کپی شد')], toast(2, 'ذخیره شد'), [1, 2]],
  ['the same once more', [toast(1, 'کپی شد'), toast(2, 'ذخیره شد')], toast(3, 'کپی شد'), [2, 3]],
  ['a fourth', [toast(1, 'الف'), toast(2, 'ب'), toast(3, 'پ')], toast(4, 'ت'), [2, 3, 4]],
] as const)('D-124 the toasts after %s', (_, shown, next, ids) =>
  expect(enqueueToast(shown, next).map(({ id }) => id)).toEqual(ids),
)

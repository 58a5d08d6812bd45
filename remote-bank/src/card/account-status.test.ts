import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { accountStatus } from './account-status'

test.each([
  ['active', 'فعال'],
  ['block', 'مسدود'],
  ['created', 'ایجاد شده'],
  ['inquiry', 'استعلام'],
  ['inactive', 'غیرفعال'],
  ['pending', 'در انتظار'],
  ['wait_for_activate', 'در انتظار فعال‌سازی'],
  ['acc_pending', 'در انتظار حساب'],
  ['toString', 'نامشخص'],
  ['somewhere_else', 'نامشخص'],
])('HST-057 an account that is %s reads «%s»', (status, label) =>
  expect(fa.account.status[accountStatus(status).key]).toBe(label),
)

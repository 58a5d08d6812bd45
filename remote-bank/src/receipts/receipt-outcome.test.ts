import { expect, test } from '@jest/globals'
import { describeStatus } from '@sarv/shared/rules/status'
import ui from '@sarv/shared/ui/locales/fa.json'
import { outcomeOf } from './receipt-outcome'

test.each([
  ['DONE', 'success', 'انتقال موفق'],
  ['FAILED', 'failure', 'انتقال ناموفق'],
  ['TROUBLESHOOTING', 'processing', 'در حال پیگیری'],
  ['ON_THE_MOON', 'processing', 'نامشخص'],
])('ST-11: a transfer that is %s is a %s', (status, outcome, title) => {
  expect(outcomeOf(status)).toBe(outcome)
  const said = describeStatus('bank-transaction', status).label.replace('ui:status.', '').split('.')
  expect(said.reduce<unknown>((words, part) => (words as Record<string, unknown>)[part], ui.status)).toBe(title)
})

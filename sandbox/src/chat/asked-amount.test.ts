import { expect, test } from '@jest/globals'
import { type AskedAmount, parseAskedAmount } from './asked-amount'

test.each<[string, AskedAmount]>([
  ['دو میلیون تومن زرناب می‌خوام بخرم', { amount: 20_000_000 }],
  ['۵۰۰ هزار تومان', { amount: 5_000_000 }],
  ['20,000,000 ریال', { amount: 20_000_000 }],
  ['۱٬۵۰۰٬۰۰۰ ریال', { amount: 1_500_000 }],
  ['1.5 million toman', { amount: 15_000_000 }],
  ['یه میلیون تومن کارت به کارت کن', { amount: 10_000_000 }],
  ['۱۰۰ واحد زرناب', { units: 100 }],
  ['ده تا واحد', { units: 10 }],
  ['دو میلیون زرناب', {}],
  ['چند واحد دارم', {}],
  ['0 تومان', {}],
  ['99999999999999999999 ریال', {}],
])('SUP-029: «%s» asks for %p', (question, asked) => expect(parseAskedAmount(question)).toEqual(asked))

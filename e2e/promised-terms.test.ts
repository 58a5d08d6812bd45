import { expect, test } from '@jest/globals'
import * as constants from '@sarv/shared/rules/constants'
import { bandEnds } from '@sarv/shared/rules/early-withdrawal'
import { plans } from '../sandbox/src/seed/plans.json'
import { brokerChangeDelay, refundDelay } from '../sandbox/src/time/timings'
import { linesWith } from './persian-texts'

const persian = (number: number) => number.toLocaleString('fa')
const words: Readonly<Record<number, string>> = { 1: 'یک', 2: 'دو', 3: 'سه', 5: 'پنج', 6: 'شش', 7: 'هفت' }
/** A number as a text may have it: in digits, in a word, or filled in by the page. */
const oneOf = (number: number) => `(?:${persian(number)}|${words[number] ?? '-'}|\\{\\{\\w+\\}\\})`
const hours = (delay: number) => new RegExp(`${persian(delay / 3_600_000)} ساعت`)
const toman = (rial: number) => persian(rial / 10)
const millions = (rial: number) => persian(rial / 10_000_000)
const [cheapest, dearest] = [Math.min, Math.max].map((pick) => pick(...plans.map(({ minAmount }) => minAmount)))
const { tehran, elsewhere } = constants.deliveryDays

/** What a text tells, which lines tell it, and the term that each of them must have. */
test.each<[string, RegExp, RegExp]>([
  ['CON-15 when a refund leaves', /ساعت به [^.]*برمی‌گردد/, hours(refundDelay)],
  ['CON-15 how long a change of broker takes', /تغییر کارگزار تا|"within"/, hours(brokerChangeDelay)],
  [
    'CON-12 when units of the card’s fund are there',
    /(?:واحدهای|برای) (?:این )?صندوق.*تا .*روز کاری/,
    new RegExp(`تا ${oneOf(constants.cardFundDays)} روز کاری`),
  ],
  [
    'CON-11 how long the card travels',
    /^(?=.*در تهران تا).*روز کاری/,
    new RegExp(`تا ${persian(tehran)} روز کاری.* ${persian(elsewhere.from)} تا ${persian(elsewhere.to)} روز کاری`),
  ],
  ['CON-10 the fee of a reissue', /هزینهٔ صدور مجدد .*ریال/, new RegExp(`${persian(constants.newCardFee)} ریال`)],
  ['CON-05 the smallest purchase', /کمترین مبلغ .*ریال/, new RegExp(persian(constants.minimumAmount))],
  ['CON-13 the smallest amount to add', /حداقل مبلغ افزایش موجودی/, new RegExp(toman(constants.minimumTransfer))],
  [
    'CON-17 from where a portfolio is paid in two steps',
    /(?:میلیون تومان|ریال).*(?:دو مرحله|ابتدا)/,
    new RegExp(
      `${millions(constants.twoStepAbove)} میلیون تومان|${persian(constants.twoStepAbove)} ریال|\\{\\{\\w+\\}\\}`,
    ),
  ],
  [
    'SBX-037 the least and the most that a portfolio begins with',
    /برای سبد سپرده‌وار تا/,
    new RegExp(`${persian(cheapest ?? 0)} ریال .* ${persian(dearest ?? 0)} ریال`),
  ],
  [
    'CON-16 until when a sale has a fee',
    /پیش از .* روز بفروشید/,
    new RegExp(`پیش از ${persian(bandEnds[4])} روز.*${bandEnds.map((end) => `تا ${persian(end)}`).join('.*')}`),
  ],
  [
    'CON-03 digits of the code of a contract',
    /کد .*رقمی.*(?:نسخهٔ امضاشده|برای شروع)|برای شروع، کدی/,
    new RegExp(`${words[constants.contractCodeLength]}‌رقمی`),
  ],
  ['CON-03 digits of the code of a sign-in', /کد شش‌رقمی|کد ۶ رقمی/, new RegExp(oneOf(constants.loginCodeLength))],
  ['SBX-104 how long a withdrawal from a portfolio takes', /برداشت.*روز کاری/, /سه روز کاری/],
  ['D-253 when the bank gives back what it took for nothing', /ساعت (?:آن را )?برمی‌گرداند|ساعت برمی‌گرداند/, /۷۲ ساعت/],
  ['D-177 when the bank has decided about a card', /نتیجه تا .*پیامک/, /تا یک روز کاری/],
])('%s: D-253 every text has the same term', (_, about, term) => {
  const lines = linesWith([about])
  expect(lines.filter((line) => !term.test(line))).toEqual([])
  expect(lines).not.toEqual([])
})

/** The tests that prove each promise: a new one needs a test, then a line here. */
test('D-177 no text promises a message but those that notices.test.ts and the receipts prove', () => {
  const promises = linesWith([/پیامک می‌شود|پیامک کنیم|پیامک .*فرستاده می‌شود|خبرتان می‌کنیم|به شما اطلاع/])
  const places = promises.map((line) => line.replace(/:.*/, ''))
  expect(places.toSorted()).toEqual([
    // The code of a new PIN, of a reissue, and of a transfer; a transfer's receipt asks again by itself.
    ...Array.from({ length: 4 }, () => 'remote-bank/locales/fa.json'),
    // The confirmation of a counselling request: user-counselling.test.ts.
    'remote-support/locales/fa.json',
    // The result of a card request, and of a transfer.
    'sandbox/src/api/bank/content.json',
    'sandbox/src/bank/notify-of-transfer.ts',
    // The code of a sign-in: sign-in.api.test.ts.
    'sandbox/src/identity/messages.json',
    // That it is not the person's to switch off: told-in-time.test.ts.
    'sandbox/src/inbox-entries/inbox-kinds.ts',
    'sandbox/src/seed/person-kinds.ts',
    'sandbox/src/stages/card/bank-flow.ts',
    // A payment's receipt asks again by itself.
    'shared/src/ui/locales/fa.json',
  ])
})

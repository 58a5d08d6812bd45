import { expect, test } from '@jest/globals'
import { linesWith, persianFiles } from './persian-texts'

/** What is spelled in two ways elsewhere, and in one here. «تایید» alone is the button of ERR-01. */
const misspelt = [
  /(?<!["'])تایید|تایید(?!["'])/u,
  /سوال/u,
  // R-63 and REC-009 call it سؤال; the questionnaire is پرسش‌نامه.
  /پرسش(?!\u200c?نامه)/u,
  /(?<!این )(?:شماره|بازه|سابقه|تاریخچه) (?:کارت|حساب|شبا|پیگیری|موبایل|سفارش|گواهی|زمانی|سبد)/u,
  /(?:مبلغ‌ها|مبلغها) به ریال/u,
  /شما است/u,
  // HST-084: one word for one thing, in every remote.
  /پشتوانه دارایی|هدیه شما|مشاهده صندوق/u,
  // To make fresh, and just now, stay; so does a fund's name.
  /تازه(?!‌سازی|‌ترین|[ ‌]کار| کن| شد| نشد| افزوده)/u,
  /صدور دوباره/u,
  // Data; an answer, a message and a deadline do arrive.
  /(?<!["»]|پاسخی |سرور |بانک |پایان |نتیجه |کامل |دستم |باز هم )نرسید(?!ه)/u,
  /(?:"label"|"theme"): "پوسته/u,
  /مصرف داده/u,
  /برگه/u,
  // A number may still be bound to an account.
  /پیوند(?! خورده| دارد)/u,
  /فرستادن/u,
  /انتقال شبا/u,
  /صاحب مقصد/u,
]

/** What was worded otherwise once and was not understood: words of the trade, statuses as steps, failures without a way on. */
const misleading = [
  /همهٔ مبلغ‌ها/u,
  /گواهی سپردهٔ سرمایه‌گذاری|"گواهی سپرده"/u,
  /پایان مهلت اجرا/u,
  /ثبت رسید موفق بود/u,
  /مراحل ساخت دارایی/u,
  /اول استان/u,
  /پیش‌فرض شود/u,
  /نویسه/u,
  /حوصلهٔ شما/u,
  /ریسک کمینه/u,
  /از سرو دوباره آغاز/u,
  /شماره شبا نامعتبر/u,
  /کارمزد خروج زودهنگام/u,
]

test('D-125 HST-084 Persian words are spelled in one way in every dictionary and in what the server says', () => {
  expect(persianFiles.length).toBeGreaterThan(100)
  expect(linesWith(misspelt)).toEqual([])
})

test('D-125 no wording comes back that people did not understand', () => {
  expect(linesWith(misleading)).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '..')

const has = (file: string) => (ending: string) => file.endsWith(ending)

/** Where texts stand that people read: dictionaries, titles of routes, and what the server says. */
const files = [
  'delivery/console/page',
  'host',
  'shared',
  'sandbox',
  'remote-bank',
  'remote-invest',
  'remote-pma',
  'remote-recommendations',
  'remote-support',
]
  .flatMap((area) =>
    ['src', 'locales', 'remote.json'].flatMap((part) => {
      const place = path.join(root, area, part)
      if (!existsSync(place)) return []
      return part === 'remote.json'
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => path.join(place, file))
    }),
  )
  .filter(
    (file) =>
      ['locales/fa.json', 'remote.json', 'host-pages.ts'].some(has(file)) ||
      (file.startsWith(path.join(root, 'sandbox')) && file.endsWith('.ts')),
  )
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))

/** What is spelled in two ways elsewhere, and in one here. «تایید» alone is the button of ERR-01. */
const misspelt = [
  /(?<!["'])تایید|تایید(?!["'])/u,
  /سوال/u,
  // R-63 and REC-009 call it سؤال; the questionnaire is پرسش‌نامه.
  /پرسش(?!\u200c?نامه)/u,
  /(?<!این )(?:شماره|بازه|سابقه|تاریخچه) (?:کارت|حساب|شبا|پیگیری|موبایل|سفارش|گواهی|زمانی|سبد)/u,
  /(?:کد|رمز|کارگزار) تازه/u,
  /(?:مبلغ‌ها|مبلغها) به ریال/u,
  /شما است/u,
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

/** The lines of all texts that one of the patterns is found in. */
function linesWith(patterns: readonly RegExp[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line))
          ? [`${path.relative(root, file)}:${index + 1} ${line.trim()}`]
          : [],
      ),
  )
}

test('D-125 Persian words are spelled in one way in every dictionary and in what the server says', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(linesWith(misspelt)).toEqual([])
})

test('D-125 no wording comes back that people did not understand', () => {
  expect(linesWith(misleading)).toEqual([])
})

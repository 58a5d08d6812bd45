import { httpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'
import { retryAfter, withConcurrencySlot } from './with-concurrency-slot'

const tooMany = {
  fa: 'چند فایل دیگر شما در حال ارسال است. پس از پایان آن‌ها دوباره تلاش کنید.',
  en: 'Other files of yours are still being sent. Try again when they are done.',
}

const busy = {
  fa: 'الان فایل‌های زیادی در حال ارسال است. چند ثانیهٔ دیگر دوباره تلاش کنید.',
  en: 'Many files are being sent right now. Try again in a few seconds.',
}

/**
 * Concurrency limit: 429 for one file more of a person at the same moment, 503 beyond those of all people: each is held in
 * memory until it is stored.
 */
export const limitUploads: Step<Context> = (context, next) => {
  if (!context.request.isMultipart()) return next()
  const { uploads } = context.api
  if (uploads.isFull()) throw httpError(503, busy, { retryAfter })
  return withConcurrencySlot(uploads, context, tooMany, next)
}

import type { Step } from './compose'
import type { Context } from './context'
import { holdPlace } from './hold-place'

const tooMany = {
  fa: 'چند فایل دیگر شما در حال ارسال است. پس از پایان آن‌ها دوباره تلاش کنید.',
  en: 'Other files of yours are still being sent. Try again when they are done.',
}

/** Concurrency limit: 429 for one file more at the same moment: each is held in memory until it is stored. */
export const limitUploads: Step<Context> = (context, next) =>
  context.request.isMultipart() ? holdPlace(context.api.uploads, context, tooMany, next) : next()

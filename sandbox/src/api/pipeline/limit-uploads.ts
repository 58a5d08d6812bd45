import { httpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'

/** Seconds in which an upload that is under way may have ended. */
const retryAfter = '5'

/** Concurrency limit: 429 for one file more at the same moment: each is held in memory until it is stored. */
export const limitUploads: Step<Context> = async ({ api, request, person }, next) => {
  if (!request.isMultipart()) return next()
  const release = api.uploads.acquire(person?.sub ?? request.ip)
  if (release === undefined) {
    throw httpError(
      429,
      {
        fa: 'چند فایل دیگر شما در حال ارسال است. پس از پایان آن‌ها دوباره تلاش کنید.',
        en: 'Other files of yours are still being sent. Try again when they are done.',
      },
      {
        headers: { 'retry-after': retryAfter },
      },
    )
  }
  try {
    await next()
  } finally {
    release()
  }
}

import { FileResponse } from '../../http/file-response'
import { PdfResponse } from '../../http/pdf-response'
import type { Step } from './compose'
import type { Context } from './context'
import { withConcurrencySlot } from './with-concurrency-slot'

const tooMany = {
  fa: 'چند سند دیگر شما در حال ساخت است. پس از پایان آن‌ها دوباره تلاش کنید.',
  en: 'Other documents of yours are still being made. Try again when they are done.',
}

/** Rendering of a document, after the steps that read what it says: no transaction is open while a thread works. */
export const renderPdf: Step<Context> = async (context, next) => {
  await next()
  const { api, result } = context
  if (!(result instanceof PdfResponse)) return
  await withConcurrencySlot(api.documents, context, tooMany, async () => {
    context.result = new FileResponse(await api.pdfs.render(result.document), 'application/pdf', result.name)
  })
}

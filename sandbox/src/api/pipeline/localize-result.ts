import { requestLanguage } from '../../http/request-language'
import { localize } from '../../local-text/localize'
import type { Step } from './compose'
import type { Context } from './context'
import { isJsonResult } from './json-result'

/** Localisation of the response: a handler returns texts in both languages, the caller gets one of them. */
export const localizeResult: Step<Context> = async (context, next) => {
  await next()
  if (!isJsonResult(context.result)) return
  context.result = localize(context.result, requestLanguage(context.request))
}

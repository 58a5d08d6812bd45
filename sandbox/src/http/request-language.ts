import { type Language, requestedLanguage } from '@sarv/platform/client/i18n/language'
import type { FastifyRequest } from 'fastify'

/** Language of a call of the product API. (PLT-013) */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return requestedLanguage(headers['accept-language'])
}

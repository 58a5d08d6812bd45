import type { Language } from '@sarv/shared/internal/i18n/language'
import type { FastifyRequest } from 'fastify'

/** Language of a call of the product API by its `Accept-Language`; Persian unless it asks for English. (PLT-013) */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return headers['accept-language']?.startsWith('en') ? 'en' : 'fa'
}

import type { LocalText } from '../local-text/local-text'
import type { DocumentText } from './document-text'
import texts from './documents.json'

/** Every document that is served under `/static/`, by its file name. (SBX-119) */
export const documents: Readonly<Record<string, DocumentText>> = texts

/**
 * Where a document is served in each language. Its file name is the same in both.
 * @example documentAddress(origins.api, 'terms-card.pdf') // { fa: '…/static/terms-card.pdf', en: '…/static/en/terms-card.pdf' }
 */
export const documentAddress = (origin: string, file: string): LocalText => ({
  fa: `${origin}/static/${file}`,
  en: `${origin}/static/en/${file}`,
})

import type { Language } from '@sarv/platform/client/i18n/language'
import messages from './messages.json'

export type Messages = (typeof messages)['fa']

/** Translations of the provider's pages and text messages. */
export const messagesByLanguage: Readonly<Record<Language, Messages>> = messages

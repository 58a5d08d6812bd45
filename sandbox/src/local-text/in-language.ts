import type { Language } from '@sarv/shared/internal/i18n/language'
import type { LocalText } from './local-text'

/** A text in one language; one that is in a single language stays as it is. @example inLanguage(fund.name, 'en') */
export const inLanguage = (text: string | LocalText, language: Language): string =>
  typeof text === 'string' ? text : text[language]

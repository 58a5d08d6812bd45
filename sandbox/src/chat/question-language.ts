import type { Language } from '@sarv/platform/client/i18n/language'

/**
 * Language detection: that of most letters of a question; without any letter, the app's.
 * @example questionLanguage('PMA چیست؟', 'en') // 'fa'
 */
export function questionLanguage(question: string, app: Language): Language {
  const persian = question.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (persian === latin) return app
  return persian > latin ? 'fa' : 'en'
}

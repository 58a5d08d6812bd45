import type { Language } from '@sarv/platform/client/i18n/language'

const commas: Readonly<Record<Language, string>> = { fa: '، ', en: ', ' }

/** Parts of one line with the comma of the language. @example commaList(['تهران', 'شهریار'], 'fa') // 'تهران، شهریار' */
export const commaList = (parts: readonly string[], language: Language): string => parts.join(commas[language])

import { useTranslation } from 'react-i18next'
import { type Formatter, formatterFor } from './format'

/** Formatters of the language that the person reads now. @example const { rial } = useFormat() */
export function useFormat(): Formatter {
  const { i18n } = useTranslation()
  return formatterFor(i18n.language === 'en' ? 'en' : 'fa')
}

import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useServices } from '../services/services'

/** Returns the language that the app is not in, and a function that switches to it (HST-061, PLT-034). */
export function useOtherLanguage() {
  const { bus, setLanguage } = useServices()
  const { t } = useTranslation('host')
  const other = useFormat().language === 'fa' ? 'en' : 'fa'
  const switchLanguage = () => {
    setLanguage(other).then(
      () => bus.emit('language-changed', { language: other }),
      () => bus.emit('toasted', { message: t('language.failed') }),
    )
  }
  return { other, switchLanguage } as const
}

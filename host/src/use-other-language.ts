import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useServices } from './services'

/** The language that the app is not in, and how to turn everything to it (HST-061, PLT-034). */
export function useOtherLanguage() {
  const { bus, setLanguage } = useServices()
  const { t } = useTranslation('host')
  const other = useFormat().language === 'fa' ? 'en' : 'fa'
  const turn = () => {
    setLanguage(other).then(
      () => bus.emit('language-changed', { language: other }),
      () => bus.emit('toasted', { message: t('language.failed') }),
    )
  }
  return { other, turn } as const
}

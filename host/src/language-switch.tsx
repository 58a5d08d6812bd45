import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Languages } from 'lucide-react'
import { useServices } from './services'

/** Turns the whole app to the other language (HST-061); its label is in the language that it leads to. */
export function LanguageSwitch() {
  const { bus, setLanguage } = useServices()
  const { t } = useTranslation('host')
  const other = useFormat().language === 'fa' ? 'en' : 'fa'
  const change = () => {
    setLanguage(other).then(
      () => bus.emit('language-changed', { language: other }),
      () => bus.emit('toasted', { message: t('language.failed') }),
    )
  }
  return (
    <span lang={other}>
      <Button variant="ghost" size="s" icon={Languages} onClick={change}>
        {t('language.switch')}
      </Button>
    </span>
  )
}

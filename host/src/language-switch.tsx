import { showLanguage } from '@sarv/shared/i18n/show-language'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Languages } from 'lucide-react'
import { useServices } from './services'

/** Turns the whole app to the other language (HST-061); its label is in the language that it leads to. */
export function LanguageSwitch() {
  const { bus, i18n } = useServices()
  const { t } = useTranslation('host')
  const other = useFormat().language === 'fa' ? 'en' : 'fa'
  const change = async () => {
    await i18n.changeLanguage(other)
    showLanguage(other)
    bus.emit('language-changed', { language: other })
  }
  return (
    <span lang={other}>
      <Button variant="ghost" size="s" icon={Languages} onClick={() => void change()}>
        {t('language.switch')}
      </Button>
    </span>
  )
}

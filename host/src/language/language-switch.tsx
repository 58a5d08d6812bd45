import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Languages } from 'lucide-react'
import { useOtherLanguage } from './use-other-language'

/** A button that switches the language of the whole app (HST-061); its label is in the other language. */
export function LanguageSwitch() {
  const { t } = useTranslation('host')
  const { other, switchLanguage } = useOtherLanguage()
  return (
    <span lang={other}>
      <Button variant="ghost" size="s" icon={Languages} onClick={switchLanguage}>
        {t('language.switch')}
      </Button>
    </span>
  )
}

import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Languages } from 'lucide-react'
import { useOtherLanguage } from './use-other-language'

/** Turns the whole app to the other language (HST-061); its label is in the language that it leads to. */
export function LanguageSwitch() {
  const { t } = useTranslation('host')
  const { other, turn } = useOtherLanguage()
  return (
    <span lang={other}>
      <Button variant="ghost" size="s" icon={Languages} onClick={turn}>
        {t('language.switch')}
      </Button>
    </span>
  )
}

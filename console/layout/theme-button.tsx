import { applyTheme } from '@sarv/platform/client/theme/apply-theme'
import { rememberedTheme, themeCookie, themes } from '@sarv/platform/client/theme/theme'
import { useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'

const icons = { system: SunMoon, light: Sun, dark: Moon } as const

/** Button that goes through the themes: the system's, light, dark. */
export function ThemeButton() {
  const { t } = useTranslation('console')
  const [theme, setTheme] = useState(() => rememberedTheme(document.cookie))
  const press = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
    // Not the Cookie Store API: it is asynchronous, and the page may be left right afterwards.
    Object.assign(document, { cookie: themeCookie(next) })
    applyTheme(next)
    setTheme(next)
  }
  return <IconButton icon={icons[theme]} label={t('theme', { theme: t(`themes.${theme}`) })} onClick={press} />
}

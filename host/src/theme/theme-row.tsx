import { applyTheme } from '@sarv/platform/client/theme/apply-theme'
import { rememberedTheme, type Theme, themeCookie, themes } from '@sarv/platform/client/theme/theme'
import { useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { SunMoon } from 'lucide-react'
import { useState } from 'react'

/** The row of the profile that chooses the theme: the system's, light or dark. (D-129) */
export function ThemeRow() {
  const { t } = useTranslation('host')
  const [theme, setTheme] = useState(() => rememberedTheme(document.cookie))
  const choose = (next: Theme) => {
    // Does not use the Cookie Store API: it is asynchronous, and the page may be left right afterwards.
    Object.assign(document, { cookie: themeCookie(next) })
    applyTheme(next)
    setTheme(next)
  }
  const options = themes.map((value) => ({ value, label: t(`theme.${value}`) }))
  return (
    <ListRow
      tile={<Tile icon={SunMoon} tone="gray" />}
      title={t('theme.label')}
      action={<ChipGroup label={t('theme.label')} options={options} value={theme} onChange={choose} fill />}
    />
  )
}

import { useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { useMedia } from '@sarv/shared/ui/layout/use-media'
import { Keyboard } from 'lucide-react'
import { shortcutList } from './shortcut-state'

/** The row of the profile that opens the list of the keyboard shortcuts; not on phones, which have none. */
export function ShortcutsRow() {
  const { t } = useTranslation('host')
  if (!useMedia('(min-width: 640px)')) return null
  return (
    <ListRow
      tile={<Tile icon={Keyboard} tone="gray" />}
      title={t('shortcuts.title')}
      chevron
      onPress={() => {
        shortcutList.isOpen = true
      }}
    />
  )
}

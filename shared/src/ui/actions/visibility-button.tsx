import { useTranslation } from '@sarv/shared/platform'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from './icon-button'

/**
 * Toggle button that shows or hides the amounts of a screen, an eye. (INV-003, BNK-005)
 * @example <VisibilityButton visible={visible} onToggle={toggle} />
 */
export function VisibilityButton({ visible, onToggle }: { visible: boolean; onToggle: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <IconButton
      icon={visible ? Eye : EyeOff}
      label={t(visible ? 'amounts.hide' : 'amounts.show')}
      onClick={onToggle}
      data-shortcut="hide"
    />
  )
}

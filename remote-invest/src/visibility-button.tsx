import { useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/icon-button'
import { Eye, EyeOff } from 'lucide-react'

/** Shows or hides the amounts. (INV-003) */
export function VisibilityButton({ visible, onToggle }: { visible: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      icon={visible ? Eye : EyeOff}
      label={t(visible ? 'balance.hide' : 'balance.show')}
      aria-pressed={!visible}
      onClick={onToggle}
    />
  )
}

import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Check, House, type LucideIcon, Share, SquarePlus } from 'lucide-react'
import styles from './install.module.css'

const steps: readonly { readonly key: 'share' | 'choose' | 'add' | 'open'; readonly icon: LucideIcon }[] = [
  { key: 'share', icon: Share },
  { key: 'choose', icon: SquarePlus },
  { key: 'add', icon: Check },
  { key: 'open', icon: House },
]

/** The sheet with the steps to install the app where the browser has no prompt for it (HST-010, HST-012). */
export function InstallSteps({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  const { t } = useTranslation('host')
  const { number } = useFormat()
  return (
    <Sheet
      open={open}
      onClose={onDismiss}
      title={t('install.title')}
      description={t('install.text')}
      action={
        <Button block onClick={onDismiss}>
          {t('install.accept')}
        </Button>
      }
    >
      <ol className={stack[4]}>
        {steps.map(({ key, icon: Icon }, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.place} aria-hidden>
              {number(index + 1)}
            </span>
            <span>{t(`install.steps.${key}`)}</span>
            <Icon size={24} strokeWidth={1.75} className={styles.icon} aria-hidden />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

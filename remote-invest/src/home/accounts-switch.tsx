import { useTranslation } from '@sarv/shared/platform'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Check, Landmark } from 'lucide-react'
import styles from './accounts-switch.module.css'
import { useHomeTexts } from './use-home-texts'
import type { AccountsState } from './use-worth'

/**
 * Switch that counts the bank accounts in the worth or leaves them out; a word where their balance could not be read, nothing
 * for who has none. It has its place beside the eye, so that nothing moves when it comes. (INV-085)
 */
export function AccountsSwitch({ state, onCount }: { state: AccountsState; onCount: (withAccounts: boolean) => void }) {
  useHomeTexts()
  const { t } = useTranslation()
  if (state === 'none' || state === 'loading') return null
  if (state === 'failed') return <p className={typography.captionFaint}>{t('investHome:accountsFailed')}</p>
  const isOn = state === 'counted'
  const Icon = isOn ? Check : Landmark
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => onCount(!isOn)}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {t('investHome:withAccounts')}
    </button>
  )
}

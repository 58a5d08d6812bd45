import { maxComparedFunds } from '@sarv/shared/contract/fund-comparison'
import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { GitCompareArrows } from 'lucide-react'
import { comparePath } from '../compare/compare-ids'
import styles from './funds-screen.module.css'

/** Empty state of a person who watches no fund. */
export function NoWatchedFunds({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('investWatch:star.none')}
      text={t('investWatch:star.noneText')}
      action={
        <Button variant="tonal" onClick={onClear}>
          {t('funds.clear')}
        </Button>
      }
    />
  )
}

/** Link that puts the watched funds on one chart; two at least, four at most. */
export function WatchedTools({ found }: { found: readonly Fund[] }) {
  const { t } = useTranslation()
  if (found.length < 2) return null
  return (
    <div className={styles.tools}>
      <ButtonLink
        size="s"
        variant="tonal"
        icon={GitCompareArrows}
        to={comparePath(found.map(({ ds_code }) => ds_code))}
      >
        {t(found.length > maxComparedFunds ? 'investWatch:star.compareFirst' : 'investWatch:star.compare')}
      </ButtonLink>
    </div>
  )
}

import type { Fund } from '@sarv/shared/contract/funds'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { useState } from 'react'
import { FundChoiceSheet } from '../../money/fund-choice-sheet'
import { watchListQuery } from '../../watch/watch-queries'
import { comparePath } from './compare-ids'

/** Empty state of the comparison: choose a fund, or take those that are watched. */
export function NothingChosen({
  all,
  onChoose,
}: {
  all: readonly Fund[]
  onChoose: (codes: readonly string[]) => void
}) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const watched = useQuery(watchListQuery()).data?.ds_codes ?? []
  return (
    <>
      <EmptyState
        title={t('investWatch:compare.none')}
        text={t('investWatch:compare.noneText')}
        action={
          <div className={stack[12]}>
            <Button onClick={() => setChoosing(true)}>{t('investWatch:compare.choose')}</Button>
            {watched.length > 0 && (
              <ButtonLink variant="tonal" replace to={comparePath(watched)}>
                {t('investWatch:compare.watched')}
              </ButtonLink>
            )}
          </div>
        }
      />
      <FundChoiceSheet
        funds={all}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(code) => onChoose([code])}
      />
    </>
  )
}

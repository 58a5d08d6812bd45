import { type AssetBack, switchAssetBack } from '@sarv/shared/contract/bank-settings'
import { call, useFormat, usePlatform, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard, SkeletonStack } from '@sarv/shared/ui/feedback/skeleton'
import { SwitchMark } from '@sarv/shared/ui/fields/switch'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useState } from 'react'
import { ConfirmChange } from '../confirm-change/confirm-change'
import styles from './asset-back.module.css'
import { assetBackQuery } from './asset-back-query'

/** Screen of /bank/asset-back: what it is, the fund's yearly return, and its switch. (BNK-072) */
export function AssetBackScreen() {
  const query = useQuery(assetBackQuery())
  return (
    <Page width="flow">
      <QueryBoundary
        query={query}
        whole
        skeleton={
          <SkeletonStack>
            <SkeletonCard height={148} />
            <SkeletonCard height={84} />
            <SkeletonCard height={180} />
          </SkeletonStack>
        }
      >
        {(data) => <Backing backing={data} />}
      </QueryBoundary>
    </Page>
  )
}

const points = ['spend', 'sell', 'yield'] as const

function Backing({ backing: { yearly_return, enabled } }: { backing: AssetBack }) {
  const { t } = useTranslation()
  const { percent } = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <div className={stack[16]}>
      <section className={styles.return} aria-label={t('assetBack.return')}>
        <p className={typography.secondary}>{t('assetBack.return')}</p>
        <p className={styles.figure}>
          <LeftToRight>{percent(yearly_return)}</LeftToRight>
        </p>
        <p className={typography.captionFaint}>{t('assetBack.past')}</p>
      </section>
      <button
        type="button"
        role="switch"
        aria-checked={enabled}
        className={styles.switch}
        onClick={() => setAsking(true)}
      >
        <span className={stack[4]}>
          <span className={typography.row}>{t('assetBack.title')}</span>
          <span className={typography.captionFaint}>{t(enabled ? 'assetBack.on' : 'assetBack.off')}</span>
        </span>
        <SwitchMark on={enabled} />
      </button>
      <section>
        <SectionHeader title={t('assetBack.how')} />
        <Card>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{t(`assetBack.points.${point}`)}</li>
            ))}
          </ul>
        </Card>
      </section>
      <ConfirmSwitch open={asking} onClose={() => setAsking(false)} enabled={enabled} />
    </div>
  )
}

/** Confirmation of the switch: nothing changes before it. */
function ConfirmSwitch({ open, onClose, enabled }: { open: boolean; onClose: () => void; enabled: boolean }) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queryClient = useQueryClient()
  const words = enabled ? 'assetBack.turnOff' : 'assetBack.turnOn'
  return (
    <ConfirmChange
      open={open}
      onClose={onClose}
      words={words}
      change={(confirmed) => call(switchAssetBack, { body: { enabled: !enabled }, ...confirmed })}
      onChanged={(changed) => {
        queryClient.setQueryData(assetBackQuery().queryKey, changed)
        toast(t(`${words}.done`))
        onClose()
      }}
    />
  )
}

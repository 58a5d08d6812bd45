import { useFormat, useTranslation } from '@sarv/shared/platform'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { Card } from '@sarv/shared/ui/layout/card'
import type { PmaStage } from '../flow/onboarding-flow'

/** Receipt of the additional amount's slip; a rejected slip offers a retry. (PMA-041, PMA-043, ERR-32) */
export function AdditionalReceipt({
  amount,
  accepted,
  stage,
  onRetry,
  onClose,
}: {
  /** Rial. */
  amount: number
  accepted: boolean
  stage: PmaStage
  onRetry: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { rial, digits, date } = useFormat()
  const slip = findBlock(stage.wire, 'receipt')
  const tracking = textIn(slip, 'tracking_number')
  const day = textIn(slip, 'date')
  const rows = [
    { key: t('additional.amount'), value: rial(amount) },
    ...(tracking
      ? [
          {
            key: t('additional.tracking'),
            value: (
              <bdi dir="ltr" translate="no">
                {digits(tracking)}
              </bdi>
            ),
          },
        ]
      : []),
    ...(day ? [{ key: t('additional.day'), value: date(day) }] : []),
  ]
  return (
    <>
      <Outcome
        good={accepted}
        title={t(accepted ? 'additional.accepted' : 'additional.refused')}
        text={accepted ? t('additional.acceptedText') : (stage.wire.message[0] ?? t('additional.refusedText'))}
      />
      <Card space="rows">
        <KeyValues rows={rows} />
      </Card>
      <ActionBar>
        {!accepted && (
          <Button block onClick={onRetry}>
            {t('additional.retry')}
          </Button>
        )}
        <Button block variant={accepted ? 'primary' : 'quiet'} onClick={onClose}>
          {t('additional.close')}
        </Button>
      </ActionBar>
    </>
  )
}

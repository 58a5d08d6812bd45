import { useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { TransferReceipt } from '../receipts/transfer-receipt'

/** Result of a transfer: its receipt in place, with picture, share and the way to transfer again. (BNK-067, BNK-090) */
export function TransferResultStage({
  id,
  onAgain,
  onOther,
}: {
  id: string
  /** Gets the number that the money went to. */
  onAgain: (number: string) => void
  onOther: () => void
}) {
  const { t } = useTranslation()
  return (
    <TransferReceipt id={id} onAgain={onAgain} isNew>
      <Button block variant="tonal" onClick={onOther}>
        {t('transfer.again')}
      </Button>
      <ButtonLink block variant="ghost" to="/card">
        {t('transfer.toCard')}
      </ButtonLink>
    </TransferReceipt>
  )
}

import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { hiddenAmount } from '@sarv/shared/ui/data/money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { typography } from '@sarv/shared/ui/layout/primitives'

/** The balance under the amount, and what happens where it is too low: units of the fund are sold, or could be. (BNK-065, BNK-072) */
export function BalanceNotes({
  balance,
  draws,
  isMissing,
}: {
  /** Rial; undefined while it is not known. */
  balance: number | undefined
  /** Units of the fund make up what the balance lacks. */
  draws: boolean
  /** Nothing makes it up. */
  isMissing: boolean
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { navigation } = usePlatform()
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  return (
    <>
      {balance !== undefined && (
        <p className={typography.secondary}>
          {t('transfer.balance', { amount: visible ? rial(balance) : hiddenAmount })}
        </p>
      )}
      {draws && <Alert tone="i">{t('transfer.drawsOnFund')}</Alert>}
      {isMissing && (
        <Alert
          tone="i"
          action={
            navigation.exists('/bank/asset-back') && (
              <ButtonLink variant="tonal" size="s" to="/bank/asset-back">
                {t('transfer.toAssetBack')}
              </ButtonLink>
            )
          }
        >
          {t('transfer.assetBackHint')}
        </Alert>
      )}
    </>
  )
}

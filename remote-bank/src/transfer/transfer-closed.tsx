import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { gateOf } from '../card/account-gate'

/** Why nothing can be transferred: there is no account, or its status with the reason. (BNK-008) */
export function TransferClosed({ account }: { account: BankAccount | undefined }) {
  const { t } = useTranslation()
  const gate = account && gateOf(account)
  const title = gate
    ? t('transfer.closed.title', { status: t(describeStatus('account', account?.account_status ?? '').label) })
    : t(account ? 'transfer.closed.blocked' : 'transfer.closed.none')
  const text = gate ? t(`gate.${gate}`) : t(account ? 'transfer.closed.blockedText' : 'transfer.closed.noneText')
  return <EmptyState title={title} text={text} action={<ButtonLink to="/card">{t('transfer.toCard')}</ButtonLink>} />
}

/**
 * Replaces the form for a card that its own holder has blocked: where to unblock it, and the way that is open.
 * (BNK-073)
 */
export function CardFrozen() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('transfer.closed.blocked')}
      text={t('transfer.closed.frozenText')}
      action={
        <>
          <ButtonLink to="/bank/setting">{t('transfer.closed.unblock')}</ButtonLink>
          <ButtonLink variant="tonal" to="/bank/operations/sheba">
            {t('transfer.closed.toIban')}
          </ButtonLink>
        </>
      }
    />
  )
}

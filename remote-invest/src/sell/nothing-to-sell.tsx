import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'

/** Nobody can sell what they do not hold: says why, and leads on. (INV-034) */
export function NothingToSell({ of }: { of?: { code: string; name: string; promised: number } }) {
  const { t } = useTranslation()
  if (!of) {
    return (
      <EmptyState
        title={t('sell.nothing')}
        text={t('sell.nothingText')}
        action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
      />
    )
  }
  const code = encodeURIComponent(of.code)
  if (of.promised > 0) {
    return (
      <EmptyState
        title={t('sell.allPromised', { fund: of.name })}
        text={t('sell.allPromisedText')}
        action={<ButtonLink to={`/fund-orders?dscode=${code}`}>{t('sell.toOrders')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title={t('sell.notHeld', { fund: of.name })}
      text={t('sell.notHeldText')}
      action={
        <ButtonLink replace to={`/funds/${code}`}>
          {t('sell.toFund')}
        </ButtonLink>
      }
    />
  )
}

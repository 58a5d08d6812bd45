import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the sale screen: no units, all of them blocked, or none of this fund. (INV-034) */
export function NothingToSell({ of }: { of?: { code: string; name: string; blocked: number } }) {
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
  if (of.blocked > 0) {
    return (
      <EmptyState
        title={<OwnSentence text={t('sell.allPromised', { fund: own(of.name) })} />}
        text={t('sell.allPromisedText')}
        action={<ButtonLink to={`/fund-orders?dscode=${code}`}>{t('sell.toOrders')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title={<OwnSentence text={t('sell.notHeld', { fund: own(of.name) })} />}
      text={t('sell.notHeldText')}
      action={
        <ButtonLink replace to={`/funds/${code}`}>
          {t('sell.toFund')}
        </ButtonLink>
      }
    />
  )
}

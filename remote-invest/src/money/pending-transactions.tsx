import { isAutoRetried, isLost } from '@sarv/shared/outbox/money-intent'
import { acknowledge } from '@sarv/shared/outbox/outbox'
import { outboxQuery } from '@sarv/shared/outbox/outbox-query'
import { retryUnresolved } from '@sarv/shared/outbox/retry-unresolved'
import { resubmit } from '@sarv/shared/outbox/submit-once'
import { useFormat, usePlatform, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Clock } from 'lucide-react'
import { useEffect } from 'react'
import { fundsQuery } from '../funds/fund-queries'
import { fundOutbox } from './fund-outbox'
import styles from './money.module.css'
import type { OrderIntent } from './money-request'

/**
 * Banner of the pending transactions: purchases and sales with an unknown outcome, later with a link to their result. (F2)
 * @param except the payment that the page itself is about: nobody needs a link to where they are
 */
export function PendingTransactions({ except }: { except?: string }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const isExcepted = ({ answer }: OrderIntent) => answer !== undefined && answer.id === except
  const intents = useQuery(outboxQuery(fundOutbox, platform)).data ?? []
  const shown = intents.filter((intent) => isLost(intent) && !isExcepted(intent))
  useEffect(() => {
    retryUnresolved(fundOutbox, platform).catch(platform.report)
  }, [platform])
  if (shown.length === 0) return null
  return (
    <section className={styles.underWay} aria-label={t('money.underWay')}>
      {shown.map((intent) => (
        <PendingTransaction key={intent.key} intent={intent} />
      ))}
    </section>
  )
}

function PendingTransaction({ intent }: { intent: OrderIntent }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const summary = useSummary(intent)
  const { answer, refused, key, request } = intent
  const dismiss = async () => {
    await acknowledge(fundOutbox, platform, key)
    await queryClient.invalidateQueries({ queryKey: fundOutbox.queryKey })
  }
  const dismissButton = (
    <Button variant="ghost" size="s" onClick={() => dismiss().catch(platform.report)}>
      {t('money.seen')}
    </Button>
  )
  if (answer) {
    return (
      <Alert
        tone="g"
        live
        action={
          <div className={styles.actions}>
            <ButtonLink
              variant="tonal"
              size="s"
              to={request.kind === 'SELL' ? `/fund-order/${encodeURIComponent(answer.id)}` : '/payment'}
            >
              {t(`money.go.${request.kind}`)}
            </ButtonLink>
            {dismissButton}
          </div>
        }
      >
        {t(`money.taken.${request.kind}`, { what: summary })}
      </Alert>
    )
  }
  if (refused) {
    return (
      <Alert tone="r" live action={dismissButton}>
        {t('money.refusedWhat', {
          what: summary,
          why: 'said' in refused ? refused.said : t(`money.refused.${refused.key}`),
        })}
      </Alert>
    )
  }
  if (isAutoRetried(intent, Date.now())) {
    return (
      <Alert tone="w" icon={Clock} live>
        {t('money.waiting', { what: summary })}
      </Alert>
    )
  }
  const retry = async () => {
    await resubmit(fundOutbox, platform, intent)
    await queryClient.invalidateQueries({ queryKey: fundOutbox.queryKey })
  }
  return (
    <Alert
      tone="w"
      icon={Clock}
      live
      action={
        <div className={styles.actions}>
          <Button variant="tonal" size="s" onClick={() => retry().catch(platform.report)}>
            {t('money.askAgain')}
          </Button>
          {dismissButton}
        </div>
      }
    >
      {t('money.stale', { what: summary })}
    </Alert>
  )
}

/** Returns the transaction in words: «فروش ۱۰ واحد چکاد بلند»; without the name while the funds are not known. */
function useSummary({ request: { kind, body } }: OrderIntent): string {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const fund = useQuery({ ...fundsQuery(), enabled: false }).data?.find(({ ds_code }) => ds_code === body.ds_code)
  const units = 'units' in body ? body.units : undefined
  return t(`money.what.${kind}`, {
    amount: units === undefined ? rial(body.amount ?? 0) : t('units', { units: number(units) }),
    fund: fund?.fund_name ?? '',
  }).trim()
}

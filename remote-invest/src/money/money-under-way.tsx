import { useFormat, usePlatform, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Button, ButtonLink } from '@sarv/shared/ui/button'
import { Clock } from 'lucide-react'
import { useEffect } from 'react'
import { fundsQuery } from '../funds/fund-queries'
import styles from './money.module.css'
import { isSentAgain, isShown, type MoneyIntent } from './money-intent'
import { markSeen } from './money-memory'
import { moneyIntentsQuery } from './money-queries'
import { sendAgain } from './send-once'
import { followLost } from './until-answered'

/**
 * Purchases and sales whose answer was lost: with a clock until they are answered, then where they are. (F2)
 * @param except the payment that the page itself is about: nobody needs the way to where they are
 */
export function MoneyUnderWay({ except }: { except?: string }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const isToldHere = ({ answer }: MoneyIntent) => answer !== undefined && answer.id === except
  const intents = useQuery(moneyIntentsQuery(platform)).data ?? []
  const shown = intents.filter((intent) => isShown(intent) && !isToldHere(intent))
  useEffect(() => {
    followLost(platform).catch(platform.report)
  }, [platform])
  if (shown.length === 0) return null
  return (
    <section className={styles.underWay} aria-label={t('money.underWay')}>
      {shown.map((intent) => (
        <Lost key={intent.key} intent={intent} />
      ))}
    </section>
  )
}

function Lost({ intent }: { intent: MoneyIntent }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const what = useWhat(intent)
  const { answer, refused, key, request } = intent
  const seen = async () => {
    await markSeen(platform, key)
    await queryClient.invalidateQueries({ queryKey: moneyIntentsQuery(platform).queryKey })
  }
  const close = (
    <Button variant="ghost" size="s" onClick={() => seen().catch(platform.report)}>
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
            {close}
          </div>
        }
      >
        {t(`money.taken.${request.kind}`, { what })}
      </Alert>
    )
  }
  if (refused) {
    return (
      <Alert tone="r" live action={close}>
        {t('money.refusedWhat', { what, why: 'said' in refused ? refused.said : t(`money.refused.${refused.key}`) })}
      </Alert>
    )
  }
  if (isSentAgain(intent, Date.now())) {
    return (
      <Alert tone="w" icon={Clock} live>
        {t('money.waiting', { what })}
      </Alert>
    )
  }
  const askAgain = async () => {
    await sendAgain(platform, intent)
    await queryClient.invalidateQueries({ queryKey: moneyIntentsQuery(platform).queryKey })
  }
  return (
    <Alert
      tone="w"
      icon={Clock}
      live
      action={
        <div className={styles.actions}>
          <Button variant="tonal" size="s" onClick={() => askAgain().catch(platform.report)}>
            {t('money.askAgain')}
          </Button>
          {close}
        </div>
      }
    >
      {t('money.stale', { what })}
    </Alert>
  )
}

/** «فروش ۱۰ واحد چکاد بلند»; the name is left out while the funds are not known. */
function useWhat({ request: { kind, body } }: MoneyIntent): string {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const fund = useQuery({ ...fundsQuery(), enabled: false }).data?.find(({ ds_code }) => ds_code === body.ds_code)
  const units = 'units' in body ? body.units : undefined
  return t(`money.what.${kind}`, {
    amount: units === undefined ? rial(body.amount ?? 0) : t('units', { units: number(units) }),
    fund: fund?.fund_name ?? '',
  }).trim()
}

import { usePlatform, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Clock } from 'lucide-react'
import { useEffect } from 'react'
import { isAutoRetried, isLost, type MoneyIntent } from '../outbox/money-intent'
import { acknowledge } from '../outbox/outbox'
import { outboxQuery } from '../outbox/outbox-query'
import type { OutboxSettings } from '../outbox/outbox-settings'
import { retryUnresolved } from '../outbox/retry-unresolved'
import { resubmit } from '../outbox/submit-once'
import { Button, ButtonLink } from '../ui/actions/button'
import { OwnSentence, own } from '../ui/data/own-sentence'
import { Alert } from '../ui/feedback/alert'
import styles from './pending-money.module.css'

/** A request in words. */
export interface IntentWords {
  /** «فروش ۱۰ واحد چکاد بلند» */
  readonly what: string
  /** Said of a result. */
  readonly taken: string
  /** Said of a result that has failed. */
  readonly failed?: string
  /** Said when it is no longer retried automatically. */
  readonly stale: string
  /** The link to a result. */
  readonly go: { readonly to: (id: string) => string; readonly label: string }
}

/**
 * Banner of the requests with an unknown outcome, later with a link to their result. (F2)
 * @param except the result that the page itself is about: a link to the page itself is of no use
 * @example <PendingMoney outbox={fundOutbox} wordsOf={wordsOf} />
 */
export function PendingMoney<Request, Secret>({
  outbox,
  wordsOf,
  except,
}: {
  outbox: OutboxSettings<Request, Secret>
  wordsOf: (request: Request) => IntentWords
  except?: string
}) {
  const { t } = useTranslation('ui')
  const platform = usePlatform()
  const isExcepted = ({ answer }: MoneyIntent<Request>) => answer !== undefined && answer.id === except
  const intents = useQuery(outboxQuery(outbox, platform)).data ?? []
  const shown = intents.filter((intent) => isLost(intent) && !isExcepted(intent))
  useEffect(() => {
    retryUnresolved(outbox, platform).catch(platform.report)
  }, [outbox, platform])
  if (shown.length === 0) return null
  return (
    <section className={styles.underWay} aria-label={t('moneyRequest.underWay')}>
      {shown.map((intent) => (
        <PendingRequest key={intent.key} outbox={outbox} intent={intent} words={wordsOf(intent.request)} />
      ))}
    </section>
  )
}

function PendingRequest<Request, Secret>({
  outbox,
  intent,
  words: { what, taken, failed, stale, go },
}: {
  outbox: OutboxSettings<Request, Secret>
  intent: MoneyIntent<Request>
  words: IntentWords
}) {
  const { t } = useTranslation('ui')
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { answer, refused, key } = intent
  const refresh = () => queryClient.invalidateQueries({ queryKey: outbox.queryKey })
  const dismiss = async () => {
    await acknowledge(outbox, platform, key)
    await refresh()
  }
  const dismissButton = (
    <Button variant="ghost" size="s" onClick={() => dismiss().catch(platform.report)}>
      {t('moneyRequest.seen')}
    </Button>
  )
  if (answer) {
    return (
      <Alert
        tone={answer.failed ? 'r' : 'g'}
        live
        action={
          <div className={styles.actions}>
            <ButtonLink variant="tonal" size="s" to={go.to(answer.id)}>
              {go.label}
            </ButtonLink>
            {dismissButton}
          </div>
        }
      >
        <OwnSentence text={(answer.failed ? failed : taken) ?? ''} />
      </Alert>
    )
  }
  if (refused) {
    return (
      <Alert tone="r" live action={dismissButton}>
        <OwnSentence
          text={t('moneyRequest.refusedWhat', {
            what,
            why: 'said' in refused ? own(refused.said) : t(`moneyRequest.refused.${refused.key}`),
          })}
        />
      </Alert>
    )
  }
  if (isAutoRetried(intent, Date.now())) {
    return (
      <Alert tone="w" icon={Clock} live>
        <OwnSentence text={t('moneyRequest.waiting', { what })} />
      </Alert>
    )
  }
  const retry = async () => {
    await resubmit(outbox, platform, intent)
    await refresh()
  }
  return (
    <Alert
      tone="w"
      icon={Clock}
      live
      action={
        <div className={styles.actions}>
          <Button variant="tonal" size="s" onClick={() => retry().catch(platform.report)}>
            {t('moneyRequest.askAgain')}
          </Button>
          {dismissButton}
        </div>
      }
    >
      <OwnSentence text={stale} />
    </Alert>
  )
}

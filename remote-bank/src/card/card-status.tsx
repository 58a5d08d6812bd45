import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Alert, type AlertTone } from '@sarv/shared/ui/feedback/alert'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { Ban, Clock, type LucideIcon, RefreshCw, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { actionFor, type CardActionKey } from './card-action'
import styles from './card-status.module.css'

const tones: Partial<Record<CardActionKey, AlertTone>> = { correct: 'r', blocked: 'r', check: 'w', receive: 'g' }
const CallSupport = lazyScreen(async () => (await import('./call-support')).CallSupport)

const icons: Partial<Record<CardActionKey, LucideIcon>> = { blocked: Ban, check: Clock }

/** Card with the status of a card or its request: messages of the server and the action. (BNK-001…003) */
export function CardStatus({
  account: { status, messages },
  checkedAgo,
  checking,
  onCheck,
  onTrack,
}: {
  account: Pick<BankAccount, 'status' | 'messages'>
  /** How long ago the status was fetched, as text. */
  checkedAgo: string
  checking: boolean
  onCheck: () => void
  /** Opens the card's way through the post. */
  onTrack: () => void
}) {
  const { t } = useTranslation()
  const action = actionFor(status)
  const { key } = action
  return (
    <Card as="section" label={t(`status.${key}.title`)}>
      <div className={stack[12]}>
        <h2>{t(`status.${key}.title`)}</h2>
        {!(key === 'blocked' && messages.length > 0) && (
          <p className={typography.secondary}>{t(`status.${key}.text`)}</p>
        )}
        {messages.map((message) => (
          <Alert key={message} tone={tones[key] ?? 'i'} icon={icons[key]}>
            <OwnText text={message} />
          </Alert>
        ))}
        {action.kind === 'refetch' && (
          <>
            <Button icon={RefreshCw} variant="tonal" block loading={checking} onClick={onCheck}>
              {t(`status.${key}.action`)}
            </Button>
            <p className={styles.note} role="status">
              {t('checked', { ago: checkedAgo })}
            </p>
          </>
        )}
        {action.kind === 'open' && (
          <ButtonLink block to={action.to}>
            {t(`status.${key}.action`)}
          </ButtonLink>
        )}
        {key === 'request' && (
          <ButtonLink block variant="ghost" to="/bank/promotion">
            {t('promotion.open')}
          </ButtonLink>
        )}
        {action.kind === 'track' && (
          <Button icon={Truck} block onClick={onTrack}>
            {t(`status.${key}.action`)}
          </Button>
        )}
        {action.kind === 'call' && (
          <Suspense fallback={<Skeleton height={52} radius={14} />}>
            <CallSupport />
          </Suspense>
        )}
        {action.kind === 'none' && (
          <div>
            <Badge>{t(`status.${key}.action`)}</Badge>
          </div>
        )}
      </div>
    </Card>
  )
}

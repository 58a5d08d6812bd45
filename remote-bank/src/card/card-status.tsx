import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { useTranslation } from '@sarv/shared/platform'
import { Alert, type AlertTone } from '@sarv/shared/ui/alert'
import { Badge } from '@sarv/shared/ui/badge'
import { Button } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { Ban, Clock, type LucideIcon, RefreshCw } from 'lucide-react'
import { actionFor, type CardWord } from './card-action'
import styles from './card-status.module.css'

const tones: Partial<Record<CardWord, AlertTone>> = { correct: 'r', blocked: 'r', check: 'w', receive: 'g' }
const icons: Partial<Record<CardWord, LucideIcon>> = { blocked: Ban, check: Clock }

/** Where a card or its request stands: what the server says about it and what can be done. (BNK-001…003) */
export function CardStatus({
  account: { status, messages },
  checkedAgo,
  checking,
  onCheck,
}: {
  account: Pick<BankAccount, 'status' | 'messages'>
  /** How long ago the status was asked for, in words. */
  checkedAgo: string
  checking: boolean
  onCheck: () => void
}) {
  const { t } = useTranslation()
  const { word, does } = actionFor(status)
  return (
    <Card as="section" label={t(`status.${word}.title`)}>
      <div className={styles.status}>
        <h2>{t(`status.${word}.title`)}</h2>
        <p className={styles.text}>{t(`status.${word}.text`)}</p>
        {messages.map((message) => (
          <Alert key={message} tone={tones[word] ?? 'i'} icon={icons[word]}>
            <bdi>{message}</bdi>
          </Alert>
        ))}
        {does === 'refetch' && (
          <>
            <Button icon={RefreshCw} variant="tonal" block loading={checking} onClick={onCheck}>
              {t(`status.${word}.action`)}
            </Button>
            <p className={styles.note} role="status">
              {t('checked', { ago: checkedAgo })}
            </p>
          </>
        )}
        {does === 'open' && (
          <>
            <Button block disabled aria-describedby="card-not-open">
              {t(`status.${word}.action`)}
            </Button>
            <p className={styles.note} id="card-not-open">
              {t('notOpen')}
            </p>
          </>
        )}
        {does === 'nothing' && (
          <div>
            <Badge tone={word === 'blocked' ? 'r' : 'n'}>{t(`status.${word}.action`)}</Badge>
          </div>
        )}
      </div>
    </Card>
  )
}

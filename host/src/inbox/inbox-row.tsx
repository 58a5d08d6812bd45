import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import {
  ArrowLeftRight,
  Bell,
  CreditCard,
  HandCoins,
  type LucideIcon,
  ShieldCheck,
  SquareArrowDown,
} from 'lucide-react'
import { memo } from 'react'
import styles from './inbox.module.css'

const looks = new Map<string, readonly [LucideIcon, TileTone]>([
  ['TRANSFER', [ArrowLeftRight, 'blue']],
  ['SALE', [HandCoins, 'gold']],
  ['DEPOSIT', [SquareArrowDown, 'green']],
  ['CARD', [CreditCard, 'blue']],
  ['SECURITY', [ShieldCheck, 'green']],
])

/** List row of one message; it leads to the page of its matter, where it has one. */
export const InboxRow = memo(function InboxRow({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation('host')
  const { time } = useFormat()
  const { navigation } = usePlatform()
  const { kind, title, text, action_type, link, created_at, is_read } = entry
  const [icon, tone] = looks.get(kind) ?? [Bell, 'gray']
  return (
    <ListRow
      onPress={action_type === null ? undefined : () => navigation.intent(action_type, link ?? '')}
      tile={<Tile icon={icon} tone={tone} />}
      title={
        <span className={styles.title}>
          {title}
          {!is_read && <span role="img" aria-label={t('inbox.unread')} className={styles.dot} />}
        </span>
      }
      caption={
        <>
          <span className={styles.text}>{text}</span>
          <time dateTime={created_at}>{time(created_at)}</time>
        </>
      }
      chevron={action_type !== null}
    />
  )
})

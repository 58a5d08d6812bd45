import { useFormat, useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { memo } from 'react'
import type { FeedEntry } from '../contract/feed'
import { ListRow } from '../ui/data/list-row'
import { Hidden, Money } from '../ui/data/money'
import { OwnText } from '../ui/data/own-text'
import { SignedNumber } from '../ui/data/signed-number'
import { StatusBadge } from '../ui/data/status-badge'
import styles from './feed.module.css'
import { FeedMark } from './feed-mark'
import { feedPlace } from './feed-place'
import { kindText } from './kind-text'
import { noteKey } from './note-key'
import { useFeedTexts } from './use-feed-texts'

/**
 * Row of one movement: the recipient, fund or plan, what it was and when, its amount with its fee, and how it stands where
 * that is not «done». It leads to where the movement is told in full. (INV-088)
 * @param shown false while the person hides amounts
 * @param wide the list has amounts of nine digits or more (`hasWideAmounts`)
 * @param dated the row says its day, because no heading does
 */
export const FeedRow = memo(function FeedRow({
  entry,
  shown,
  wide,
  dated = false,
}: {
  entry: FeedEntry
  shown: boolean
  wide: boolean
  dated?: boolean
}) {
  useFeedTexts()
  const { t } = useTranslation()
  const { time, number, day, digits } = useFormat()
  const navigate = useNavigate()
  const { navigation } = usePlatform()
  const { product, title, bank, status, date, amount, fee, reference, note, direction } = entry
  const more = noteKey(entry)
  const found = feedPlace(entry)
  const place = found && navigation.exists(found.to) ? found : undefined
  return (
    <ListRow
      {...(place &&
        (place.state === undefined ? { to: place.to } : { onPress: () => navigate(place.to, { state: place.state }) }))}
      tile={<FeedMark entry={entry} />}
      title={<OwnText text={title} />}
      caption={
        <span className={styles.facts}>
          <span>{kindText(t, entry)}</span>
          {bank !== null && <OwnText text={bank} />}
          <span>
            {dated && `${day(date)} `}
            {time(date)}
          </span>
          {note && <OwnText text={note} />}
          {product === 'PORTFOLIO' && reference && (
            <span>
              {t('feed:reference')}{' '}
              <bdi dir="ltr" translate="no">
                {digits(reference)}
              </bdi>
            </span>
          )}
        </span>
      }
      number={
        !shown ? (
          <Hidden />
        ) : isMoved(entry) ? (
          <SignedNumber value={direction === 'IN' ? amount : -amount} feed />
        ) : (
          <Money amount={amount} unit={false} />
        )
      }
      // Always there: amounts with a fee and without one stand in one column.
      numberCaption={
        <>
          {status !== 'SUCCESS' && <StatusBadge set="transaction" value={status === 'REVIEW' ? 'WAITING' : status} />}
          {fee > 0 && shown && <span className={styles.fee}>{t('feed:fee', { amount: number(fee) })}</span>}
        </>
      }
      wideNumber={wide}
      note={more && t(more)}
    />
  )
})

/** Whether money moved: of the account each row did, and what failed came back in a row of its own. */
const isMoved = ({ product, status }: FeedEntry) => product === 'ACCOUNT' || status === 'SUCCESS'

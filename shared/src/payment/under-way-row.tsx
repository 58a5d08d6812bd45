import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { ArrowLeftRight, ChartPie, Clock, CreditCard, Layers, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import type { UnderWay } from '../contract/under-way'
import { ButtonLink } from '../ui/actions/button'
import { useSecondsLeft } from '../ui/data/countdown-text'
import { ListRow } from '../ui/data/list-row'
import { OwnMoney, useOwnText } from '../ui/data/own-money'
import { OwnSentence, own } from '../ui/data/own-sentence'
import { Tile, type TileTone } from '../ui/data/tile'
import { findUnderWayPath } from './under-way-path'

const icons: Readonly<Record<string, LucideIcon>> = {
  PORTFOLIO: Layers,
  INCREASE: Layers,
  TRANSFER: ArrowLeftRight,
  CARD: CreditCard,
  REISSUE: CreditCard,
  RECOMMENDATION: ChartPie,
}

/** The states in which something is the person's turn: they have a button of their own. */
const turns = ['TO_PAY', 'TO_CONTINUE', 'TO_CORRECT']
const tones: Readonly<Record<string, TileTone>> = { TO_PAY: 'gold', TO_CONTINUE: 'gold', TO_CORRECT: 'gold' }

/**
 * List row of something under way: what it is, how much, how it stands and by when, and the way to where it goes on.
 * @param onOver called when the time to pay ends while the row is there
 */
export function UnderWayRow({ item, onOver }: { item: UnderWay; onOver: () => void }) {
  const { t } = useTranslation('ui')
  const { navigation } = usePlatform()
  const { rial } = useFormat()
  const hide = useOwnText()
  const { kind, amount, paid, state } = item
  const name = item.name ?? kind
  const isOver = useIsOver(item, onOver)
  const path = findUnderWayPath(isOver ? { ...item, payment_uuid: null } : item)
  const to = path !== undefined && navigation.exists(path) ? path : undefined
  const isTurn = turns.includes(state) && !isOver
  const isPart = paid > 0 && amount !== null && paid < amount
  return (
    <ListRow
      to={isTurn ? undefined : to}
      tile={<Tile icon={icons[kind] ?? Clock} tone={tones[state] ?? 'gray'} />}
      title={<OwnSentence text={t(`underWay.kind.${kind}`, { name: own(name), defaultValue: name })} />}
      caption={<Standing item={item} isOver={isOver} />}
      number={amount !== null && <OwnMoney amount={isPart ? paid : amount} unit={false} />}
      wideNumber={amount !== null}
      note={isPart && t('underWay.paidOf', { amount: hide(rial(amount)) })}
      action={
        isTurn &&
        to !== undefined && (
          <ButtonLink to={to} size="s" variant="tonal">
            {t(`underWay.go.${state}`)}
          </ButtonLink>
        )
      }
      chevron={!isTurn && to !== undefined && amount === null}
    />
  )
}

/** How it stands, and by when it is there, or since when it has been begun. */
function Standing({ item: { state, since, due }, isOver }: { item: UnderWay; isOver: boolean }) {
  const { t } = useTranslation('ui')
  const { day, time } = useFormat()
  if (isOver) return t('underWay.over')
  const word = t(`underWay.state.${state}`, { defaultValue: state })
  if (due === null) return t('underWay.since', { state: word, day: day(since) })
  if (state === 'TO_PAY') return t('underWay.payUntil', { state: word, time: time(due) })
  // Without the day of the week it has room in one line, in any font.
  return t('underWay.due', { state: word, day: day(due) })
}

/** Hook: whether the time to pay has ended. */
function useIsOver({ state, due }: Pick<UnderWay, 'state' | 'due'>, onOver: () => void): boolean {
  const isLimited = state === 'TO_PAY' && due !== null
  const isOver = useSecondsLeft(isLimited ? Date.parse(due) : 0) === 0 && isLimited
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends.
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return isOver
}

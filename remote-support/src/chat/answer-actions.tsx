import type { ChatAction } from '@sarv/shared/contract/chat'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { externalAddress } from '@sarv/shared/rules/external-address'
import {
  ArrowLeftRight,
  ChartPie,
  CreditCard,
  FileText,
  Layers,
  type LucideIcon,
  MessageCircleQuestionMark,
  Phone,
  PhoneIncoming,
  ReceiptText,
  Sparkles,
  TrendingUp,
} from 'lucide-react'
import styles from './answer.module.css'

const icons = new Map<string, LucideIcon>([
  ['FAQ', MessageCircleQuestionMark],
  ['FAQ_QUESTION', MessageCircleQuestionMark],
  ['REGULATION', FileText],
  ['ORDER', ReceiptText],
  ['FUND_ORDERS', ReceiptText],
  ['BANK_RECEIPT', ReceiptText],
  ['BANK', CreditCard],
  ['FUND', TrendingUp],
  ['FUNDS', TrendingUp],
  ['ASSETS', ChartPie],
  ['RECOMMENDATION', Sparkles],
  ['CARD_TO_CARD', ArrowLeftRight],
  ['PMA', Layers],
  ['PMAS', Layers],
  ['USER_PMA', Layers],
  ['COUNSELLING', PhoneIncoming],
  ['EXTERNAL', Phone],
])

/** Links below an answer, routed like banners; a type that is not known here is not drawn. (SUP-008) */
export function AnswerActions({ actions }: { actions: readonly ChatAction[] }) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const shown = actions.filter(
    ({ action_type, link }) =>
      icons.has(action_type) && (action_type !== 'EXTERNAL' || externalAddress(link ?? '') !== undefined),
  )
  if (shown.length === 0) return null
  return (
    <ul className={styles.actions} aria-label={t('chat.links')}>
      {shown.map(({ title, action_type, link }) => {
        const Icon = icons.get(action_type) ?? FileText
        return (
          <li key={`${action_type} ${link}`}>
            <button type="button" className={styles.action} onClick={() => navigation.intent(action_type, link ?? '')}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <bdi>{title}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

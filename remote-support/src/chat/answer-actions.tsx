import type { ChatAction } from '@sarv/shared/contract/chat'
import { useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { externalAddress } from '@sarv/shared/rules/external-address'
import {
  ArrowLeftRight,
  BanknoteArrowDown,
  ChartPie,
  CircleX,
  CreditCard,
  FileText,
  Landmark,
  Layers,
  Lock,
  type LucideIcon,
  MessageCircleQuestionMark,
  Phone,
  PhoneIncoming,
  Plus,
  ReceiptText,
  ShoppingBag,
  Sparkles,
  TrendingUp,
} from 'lucide-react'
import styles from './answer.module.css'
import { flowLink } from './flow-link'

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
  ['SHEBA', ArrowLeftRight],
  ['SELL', BanknoteArrowDown],
  ['BUY', ShoppingBag],
  ['CANCEL_ORDER', CircleX],
  ['BLOCK_CARD', Lock],
  ['ACCOUNT_CHARGING', Plus],
  ['TRANSACTIONS', ReceiptText],
  ['ACCOUNTS', Landmark],
  ['ASK', MessageCircleQuestionMark],
  ['PMA', Layers],
  ['PMAS', Layers],
  ['USER_PMA', Layers],
  ['COUNSELLING', PhoneIncoming],
  ['EXTERNAL', Phone],
])

/** Below an answer: flows with their first fields filled, links that are routed like banners, next questions; a type that is not known here is not drawn. (SUP-008, SUP-029) */
export function AnswerActions({
  actions,
  onAsk,
}: {
  actions: readonly ChatAction[]
  onAsk: ((text: string) => void) | undefined
}) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const navigate = useNavigate()
  const follow = ({ title, action_type, link }: ChatAction) => {
    if (action_type === 'ASK') return onAsk?.(title)
    const flow = flowLink({ action_type, link })
    if (flow) navigate(flow.path, { state: flow.state })
    else navigation.intent(action_type, link ?? '')
  }
  const shown = actions.filter(
    ({ action_type, link }) =>
      icons.has(action_type) && (action_type !== 'EXTERNAL' || externalAddress(link ?? '') !== undefined),
  )
  if (shown.length === 0) return null
  return (
    <ul className={styles.actions} aria-label={t('chat.links')}>
      {shown.map((action) => {
        const { title, action_type, link } = action
        const Icon = icons.get(action_type) ?? FileText
        return (
          <li key={`${action_type} ${link} ${title}`}>
            <button
              type="button"
              className={styles.action}
              disabled={action_type === 'ASK' && onAsk === undefined}
              onClick={() => follow(action)}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <bdi>{title}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

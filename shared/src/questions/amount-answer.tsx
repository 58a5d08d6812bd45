import { useTranslation } from '@sarv/shared/platform'
import { parseAmount } from '../money/amount-field'
import { GatewayLimitAlert } from '../payment/gateway-limit-alert'
import { AmountChips } from '../ui/fields/amount-chips'
import { AmountField } from '../ui/fields/amount-field'
import { stack } from '../ui/layout/primitives'
import type { AnswerProps } from './answer-props'

/** Answer of NUMERICAL_INPUT: an amount of rial with its limits and ready amounts. (REC-012, VAL-13, VAL-14, D-144) */
export function AmountAnswer({ question, answer = '', onAnswer }: AnswerProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={stack[20]}>
      <AmountField
        label={<span className="visually-hidden">{question.title}</span>}
        value={answer}
        onChange={onAnswer}
        minimum={question.minimum}
        maximum={question.maximum}
      />
      <GatewayLimitAlert
        amount={parseAmount(answer)}
        limit={question.maximum}
        way={() => t('gateway.investRest')}
        onTake={(limit) => onAnswer(String(limit))}
      />
      <AmountChips value={answer} onChange={onAnswer} minimum={question.minimum} amounts={question.amounts} />
    </div>
  )
}

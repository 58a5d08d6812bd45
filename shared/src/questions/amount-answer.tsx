import { AmountChips } from '../ui/fields/amount-chips'
import { AmountField } from '../ui/fields/amount-field'
import type { AnswerProps } from './answer-props'
import styles from './question-form.module.css'

/** Answer of NUMERICAL_INPUT: an amount of rial with its minimum and ready amounts. (REC-012, VAL-13, VAL-14) */
export function AmountAnswer({ question, answer, onAnswer }: AnswerProps) {
  return (
    <div className={styles.amount}>
      <AmountField
        label={<span className="visually-hidden">{question.title}</span>}
        value={answer ?? ''}
        onChange={onAnswer}
        minimum={question.minimum}
      />
      <AmountChips value={answer ?? ''} onChange={onAnswer} minimum={question.minimum} amounts={question.amounts} />
    </div>
  )
}

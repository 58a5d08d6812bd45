import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { answerError, sliderStart } from '../rules/survey'
import { SelectInput } from '../ui/fields/select-input'
import { SelectableCard, SelectableCards } from '../ui/fields/selectable-card'
import { TextInput } from '../ui/fields/text-input'
import type { Question } from './question'
import styles from './question-form.module.css'

interface AnswerProps {
  question: Question
  /** Id of the heading that asks. */
  labelledBy: string
  answer: string | undefined
  onAnswer: (answer: string) => void
}

/** How one question is answered, by its type; a type that nobody knows yet is a choice of its answers. (D-04, VAL-22) */
export function QuestionAnswer(props: AnswerProps) {
  switch (props.question.type) {
    case 'DROPDOWN':
      return <Dropdown {...props} />
    case 'NUMERICAL_INPUT':
      return <NumberAnswer {...props} />
    case 'SLIDER':
      return <Slider {...props} />
    default:
      return <Options {...props} />
  }
}

function Options({ question, labelledBy, answer, onAnswer }: AnswerProps) {
  return (
    <SelectableCards labelledBy={labelledBy}>
      {question.answers.map(({ id, title }) => (
        <SelectableCard
          key={id}
          name={labelledBy}
          ground="soft"
          checked={id === answer}
          onChoose={() => onAnswer(id)}
          title={title}
        />
      ))}
    </SelectableCards>
  )
}

function Dropdown({ question, answer, onAnswer }: AnswerProps) {
  const { t } = useTranslation('ui')
  return (
    <SelectInput
      label={<span className="visually-hidden">{question.title}</span>}
      options={question.answers.map(({ id, title }) => ({ value: id, label: title }))}
      placeholder={t('risk.choose')}
      value={answer ?? ''}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
}

function NumberAnswer({ question, answer, onAnswer }: AnswerProps) {
  const { t } = useTranslation('ui')
  const { rial } = useFormat()
  const problem = answer ? answerError(question, answer) : undefined
  return (
    <TextInput
      label={<span className="visually-hidden">{question.title}</span>}
      digits
      help={question.minimum === undefined ? undefined : t('amount.minimum', { amount: rial(question.minimum) })}
      error={problem && t(problem, { amount: rial(question.minimum ?? 0) })}
      value={answer ?? ''}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
}

function Slider({ question, labelledBy, answer, onAnswer }: AnswerProps) {
  const found = question.answers.findIndex(({ id }) => id === answer)
  const place = found === -1 ? Math.min(sliderStart, question.answers.length - 1) : found
  const begun = question.answers[place]
  // Where a slider stands is an answer already (REC-011).
  useEffect(() => {
    if (answer === undefined && begun) onAnswer(begun.id)
  }, [answer, begun, onAnswer])
  return (
    <div className={styles.slider}>
      <output className={styles.slid}>{begun?.title}</output>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(0, question.answers.length - 1)}
        value={place}
        aria-labelledby={labelledBy}
        aria-valuetext={begun?.title}
        onChange={(event) => {
          const next = question.answers[Number(event.target.value)]
          if (next) onAnswer(next.id)
        }}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{question.answers[0]?.title}</span>
        <span>{question.answers.at(-1)?.title}</span>
      </p>
    </div>
  )
}

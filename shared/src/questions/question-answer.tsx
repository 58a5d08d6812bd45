import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '../ui/feedback/alert'
import { SelectInput } from '../ui/fields/select-input'
import { SelectableCard, SelectableCards } from '../ui/fields/selectable-card'
import { AmountAnswer } from './amount-answer'
import { AnswerNote } from './answer-note'
import type { AnswerProps } from './answer-props'
import { SliderAnswer } from './slider-answer'

/** How one question is answered, by its type; one that is not known yet says so and crashes nothing. (D-04, REC-010) */
export function QuestionAnswer(props: AnswerProps) {
  switch (props.question.type) {
    case 'OPTIONS':
      return <Options {...props} />
    case 'DROPDOWN':
      return <Dropdown {...props} />
    case 'NUMERICAL_INPUT':
      return <AmountAnswer {...props} />
    case 'SLIDER':
      return <SliderAnswer {...props} />
    default:
      return <UnknownType />
  }
}

function Options({ question, labelledBy, answer, onAnswer }: AnswerProps) {
  return (
    <SelectableCards labelledBy={labelledBy}>
      {question.answers.map((offered) => (
        <SelectableCard
          key={offered.id}
          name={labelledBy}
          ground="soft"
          checked={offered.id === answer}
          onChoose={() => onAnswer(offered.id)}
          title={offered.title}
          caption={(offered.hint || offered.picture) && <AnswerNote answer={offered} />}
        />
      ))}
    </SelectableCards>
  )
}

function Dropdown({ question, answer, onAnswer }: AnswerProps) {
  const { t } = useTranslation('ui')
  const chosen = question.answers.find(({ id }) => id === answer)
  return (
    <div>
      <SelectInput
        label={<span className="visually-hidden">{question.title}</span>}
        options={question.answers.map(({ id, title }) => ({ value: id, label: title }))}
        placeholder={t('risk.choose')}
        value={answer ?? ''}
        onChange={(event) => onAnswer(event.target.value)}
      />
      {chosen && <AnswerNote answer={chosen} />}
    </div>
  )
}

function UnknownType() {
  const { t } = useTranslation('ui')
  return (
    <Alert tone="r" live>
      {t('risk.unknownType')}
    </Alert>
  )
}

import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { answerError } from '../rules/survey'
import { ActionBar } from '../ui/actions/action-bar'
import { Button } from '../ui/actions/button'
import { ProgressBar } from '../ui/data/progress-bar'
import { stack } from '../ui/layout/primitives'
import { useOnline } from '../ui/network/use-online'
import type { Question } from './question'
import { QuestionAnswer } from './question-answer'
import styles from './question-form.module.css'

/**
 * Survey form, one question at a time, with its place in the bar; «قبلی» from the second on, «ثبت» at the last, and no way on without
 * an answer (PMA-028, REC-009, VAL-22). One renderer for the risk survey and the form of the recommendation (D-04). The
 * caller keeps the answers and asks for the next question; a new question takes the focus, so that it is read out. Offline,
 * the buttons that call the server are disabled and the hint says why. (U16)
 * @example
 * <QuestionForm question={question} answer={answers.get(question.id)} onAnswer={keep} onNext={send} onBack={goBack}
 *   sending={submit.isPending} />
 */
export function QuestionForm({
  question,
  answer,
  onAnswer,
  onNext,
  onBack,
  sending = false,
  sends = 'each',
  isNew = false,
  underSteps = false,
  alert,
}: {
  question: Question
  /** The id of the chosen answer, or what was typed. */
  answer: string | undefined
  onAnswer: (answer: string) => void
  onNext: () => void
  /** Not shown on the first question. */
  onBack: () => void
  sending?: boolean
  /** When the caller calls the server: with each answer and on the way back, or once with the last answer. */
  sends?: 'each' | 'last'
  /** It follows something else in place: its first question takes the focus too. */
  isNew?: boolean
  /** The steps of a flow stand above it: no second bar, its place is said in words. */
  underSteps?: boolean
  /** What went wrong, above the buttons. */
  alert?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { number } = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const shown = useRef(isNew ? undefined : question.id)
  useEffect(() => {
    if (shown.current === question.id) return
    shown.current = question.id
    title.current?.focus()
  }, [question.id])
  const ready = answerError(question, answer) === undefined
  const last = question.place >= question.total
  const online = useOnline()
  const held = !online && (last || sends === 'each')
  return (
    <form
      className={stack[20]}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !sending && !held) onNext()
      }}
    >
      <ProgressBar
        label={t('risk.progress')}
        value={question.place}
        max={question.total}
        inWords={underSteps}
        text={t('risk.question', { place: number(question.place), total: number(question.total) })}
      />
      <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
        {question.title}
      </h2>
      {question.hint && <p className={styles.help}>{question.hint}</p>}
      <QuestionAnswer key={question.id} question={question} labelledBy={id} answer={answer} onAnswer={onAnswer} />
      <ActionBar pair={question.place > 1 ? 'end' : undefined}>
        {alert && <div role="alert">{alert}</div>}
        {/* What every question would say is read where it stands; only that the connection is gone is told. */}
        <p className={styles.hint} id={`${id}-hint`} role="status" aria-live={held ? undefined : 'off'}>
          {held ? t('risk.offline') : !ready && t('risk.unanswered')}
        </p>
        {question.place > 1 && (
          <Button variant="quiet" onClick={onBack} disabled={sending || (!online && sends === 'each')}>
            {t('risk.back')}
          </Button>
        )}
        <Button type="submit" block disabled={!ready || held} loading={sending} aria-describedby={`${id}-hint`}>
          {t(last ? 'risk.save' : 'risk.next')}
        </Button>
      </ActionBar>
    </form>
  )
}

import { useEffect } from 'react'
import { sliderStart } from '../rules/survey'
import { AnswerNote } from './answer-note'
import type { AnswerProps } from './answer-props'
import styles from './question-form.module.css'

/** Answer of SLIDER: its answers are the steps, from the second one on. (REC-011) */
export function SliderAnswer({ question, labelledBy, answer, onAnswer }: AnswerProps) {
  const found = question.answers.findIndex(({ id }) => id === answer)
  const place = found === -1 ? Math.min(sliderStart, question.answers.length - 1) : found
  const begun = question.answers[place]
  // The position of a slider is an answer already (REC-011).
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
      {begun && <AnswerNote answer={begun} />}
    </div>
  )
}

import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Check } from 'lucide-react'
import { type RecommendationStage, stepOf, steps } from '../recommendation/recommendation-stage'
import styles from './step-list.module.css'

/** Indicator of the three steps «افق، ریسک‌سنجی، پیشنهاد»: a list whose current item is told, and nothing to press. (REC-004) */
export function StepList({ stage }: { stage: RecommendationStage }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const current = stepOf(stage)
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'waiting'
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Check size={14} strokeWidth={2.5} /> : number(index + 1)}
            </span>
            <span>{t(`steps.${step}`)}</span>
            {state === 'done' && <span className="visually-hidden">{t('steps.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}

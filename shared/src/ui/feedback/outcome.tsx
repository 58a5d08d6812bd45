import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { typography } from '../layout/primitives'
import styles from './outcome.module.css'

/**
 * Result of a step, in the place of the step: its mark, its title, which takes the focus so that it is read out, and a
 * sentence. Facts and the way on follow below.
 * @example <Outcome good title={t('signed')} text={t('signedLead')} />
 */
export function Outcome({ good, title, text }: { good: boolean; title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Icon = good ? CircleCheck : CircleX
  return (
    <div className={styles.outcome} data-good={good}>
      <Icon size={56} strokeWidth={1.5} aria-hidden />
      <h2 ref={heading} tabIndex={-1} data-stage-title className={styles.title}>
        {title}
      </h2>
      <p className={typography.secondary}>{text}</p>
    </div>
  )
}

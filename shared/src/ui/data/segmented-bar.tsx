import { useFormat, useTranslation } from '@sarv/shared/platform'
import styles from './segmented-bar.module.css'
import type { StageState } from './stage-list'

/**
 * How far a flow has come, one piece a stage; fills from the start.
 * @example <SegmentedBar states={stages.map((stage) => stage.state)} />
 */
export function SegmentedBar({ states, label }: { states: readonly StageState[]; label?: string }) {
  const { t } = useTranslation('ui')
  const { number } = useFormat()
  const done = states.filter((state) => state === 'done').length
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={label ?? t('stage.progress', { done: number(done), all: number(states.length) })}
    >
      {states.map((state, index) => (
        <span key={`piece-${index + 1}`} className={styles.part} data-state={state} />
      ))}
    </div>
  )
}

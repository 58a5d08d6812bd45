import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from './badge'
import styles from './stage-list.module.css'

/** Passed, the current one, not yet, being looked at by people, sent back for correction, given up without a fault. */
export type StageState = 'done' | 'now' | 'waiting' | 'review' | 'error' | 'stopped'

export interface StageItem {
  key: string
  title: string
  state: StageState
  /** What came out of it, or what to correct. */
  caption?: ReactNode
  /** Another word than that of ST-05 for the badge. */
  badge?: string
  /** «ویرایش» or «نمایش» in the badge's place. */
  action?: { label: string; run: () => void }
}

const tones: Record<StageState, BadgeTone> = {
  done: 'g',
  now: 'i',
  waiting: 'n',
  review: 'w',
  error: 'r',
  stopped: 'n',
}

/**
 * The stages of a flow down a rail; each says its state in a word as well (PLT-055).
 * @example <StageList stages={[{ key: 'risk', title: 'ریسک‌سنجی', state: 'now' }]} />
 */
export function StageList({ stages }: { stages: readonly StageItem[] }) {
  const { t } = useTranslation('ui')
  return (
    <ol>
      {stages.map((stage, index) => (
        <li
          key={stage.key}
          className={styles.stage}
          data-state={stage.state}
          aria-current={stage.state === 'now' ? 'step' : undefined}
        >
          <Marker state={stage.state} ordinal={index + 1} />
          <p className={styles.title}>{stage.title}</p>
          <div className={styles.state}>
            {stage.action ? (
              <button
                type="button"
                className={styles.action}
                aria-label={`${stage.action.label}: ${stage.title}`}
                onClick={stage.action.run}
              >
                {stage.action.label}
              </button>
            ) : (
              <Badge tone={tones[stage.state]}>{stage.badge ?? t(`stage.${stage.state}`)}</Badge>
            )}
          </div>
          {/* The server's sentence keeps its own direction under a page of the other one. */}
          {stage.caption && (
            <div className={styles.caption}>
              <bdi>{stage.caption}</bdi>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Marker({ state, ordinal }: { state: StageState; ordinal: number }) {
  const { number } = useFormat()
  const Icon = { done: Check, error: X, stopped: X, review: Clock, now: undefined, waiting: undefined }[state]
  return (
    <span className={styles.marker} aria-hidden>
      {Icon ? <Icon size={18} strokeWidth={2} /> : number(ordinal)}
    </span>
  )
}

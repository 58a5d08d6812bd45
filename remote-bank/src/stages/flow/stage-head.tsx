import { useFormat, useTranslation } from '@sarv/shared/platform'
import { visibleStages } from '@sarv/shared/stages/overview-stages'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { SegmentedBar } from '@sarv/shared/ui/data/segmented-bar'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { typography } from '@sarv/shared/ui/layout/primitives'
import type { ReactNode, Ref } from 'react'
import { fieldMessages } from './stage-field'
import styles from './stage-head.module.css'
import { stageRows } from './stage-rows'
import type { StageScreenProps } from './stage-screen-props'

/** Head of a stage screen: how far the flow has come, the title, and why the stage was sent back. (BNK-019, ERR-30) */
export function StageHead({
  flow,
  stage,
  title,
  lead,
  heading,
}: Pick<StageScreenProps, 'flow' | 'stage'> & {
  title: string
  lead?: ReactNode
  /** The element of the title, to focus it. */
  heading?: Ref<HTMLHeadingElement>
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const all = visibleStages(flow)
  const place = all.findIndex(({ key }) => key === stage.key) + 1
  return (
    <div className={styles.head}>
      <SegmentedBar states={stageRows(flow).map(({ state }) => state)} />
      <p className={styles.place}>{t('stages.place', { place: number(place), all: number(all.length) })}</p>
      <h2 ref={heading} tabIndex={-1} className={typography.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Rejection stage={stage} />
      {fieldMessages(stage).map((message) => (
        <Alert key={message} tone={stage.status === 'FAILED' ? 'r' : 'w'}>
          <OwnText text={message} />
        </Alert>
      ))}
    </div>
  )
}

/** Why the stage was sent back, in red; nothing for another one. (BNK-043, ERR-30) */
function Rejection({ stage: { status, wire } }: Pick<StageScreenProps, 'stage'>) {
  const text = wire.message.join(' ') || wire.description
  if (status !== 'FAILED' || !text) return null
  return (
    <ErrorAlert>
      <OwnText text={text} />
    </ErrorAlert>
  )
}

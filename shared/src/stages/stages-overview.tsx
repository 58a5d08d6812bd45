import type { ReactNode } from 'react'
import { ActionBar } from '../ui/actions/action-bar'
import { OwnText } from '../ui/data/own-text'
import { SegmentedBar } from '../ui/data/segmented-bar'
import { type StageItem, StageList } from '../ui/data/stage-list'
import { Alert } from '../ui/feedback/alert'
import { Card } from '../ui/layout/card'
import { Page } from '../ui/layout/page'
import styles from './stages-overview.module.css'

/**
 * Overview of a server-driven flow: its stages, how far it has come, what it ended with, and the one action. It knows
 * nothing of what the flow is for. (PLT-055, PMA-010, BNK-010)
 * @example
 * <StagesOverview title={t('title')} rows={rows} messages={finalMessages(flow)} good={flow.current === 'finalize'}
 *   action={<Button block onClick={goOn}>{t('continue')}</Button>} />
 */
export function StagesOverview({
  picture,
  title,
  lead,
  rows,
  messages = [],
  good = false,
  children,
  action,
}: {
  /** Above the title. */
  picture?: ReactNode
  title: string
  lead?: ReactNode
  rows: readonly StageItem[]
  /** Messages of the final stage. */
  messages?: readonly string[]
  /** Whether the flow did what it was for. */
  good?: boolean
  /** Below the list. */
  children?: ReactNode
  /** The button, with the texts and checkboxes above it. */
  action: ReactNode
}) {
  return (
    <Page width="flow">
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <SegmentedBar states={rows.map(({ state }) => state)} />
      <div className={styles.notes}>
        {messages.length > 0 && (
          <Alert tone={good ? 'g' : 'w'} live>
            <OwnText text={messages.join(' ')} />
          </Alert>
        )}
        <Card>
          <StageList stages={rows} />
        </Card>
        {children}
      </div>
      <ActionBar>{action}</ActionBar>
    </Page>
  )
}

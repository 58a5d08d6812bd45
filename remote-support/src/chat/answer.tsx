import type { ChatMessage } from '@sarv/shared/contract/chat'
import { useTranslation } from '@sarv/shared/platform'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Card } from '@sarv/shared/ui/layout/card'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import type { ReactNode } from 'react'
import styles from './answer.module.css'
import { AnswerActions } from './answer-actions'
import { AnswerFeedback } from './answer-feedback'

/** An answer of the assistant: paragraphs of plain text, the card of its figures, its links, and what the person says of it. (SUP-008, SUP-028) */
export function Answer({
  answer,
  chatId,
  onAsk,
}: {
  answer: ChatMessage
  /** Undefined before the chat has an address. */
  chatId: string | undefined
  /** Asks the next question; undefined while another one is being answered. */
  onAsk: ((text: string) => void) | undefined
}) {
  const { t } = useTranslation()
  const { figures = [] } = answer
  return (
    <AnswerFrame>
      <Paragraphs text={answer.text} />
      {answer.is_stopped && <p className={styles.note}>{t('chat.stopped')}</p>}
      {figures.length > 0 && (
        <div className={styles.figures}>
          <Card>
            <KeyValues
              dense
              rows={figures.map(({ label, value }) => ({ key: label, value: <bdi dir="auto">{value}</bdi> }))}
            />
          </Card>
        </div>
      )}
      <AnswerActions actions={answer.actions} onAsk={onAsk} />
      {chatId !== undefined && <AnswerFeedback chatId={chatId} answer={answer} />}
    </AnswerFrame>
  )
}

/** An answer while it is said; it is read out when it has ended, not word by word. */
export function PendingAnswer({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <AnswerFrame>
      {text === '' ? <p className={styles.thinking}>{t('chat.thinking')}</p> : <Paragraphs text={text} />}
    </AnswerFrame>
  )
}

function AnswerFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className={styles.answer}>
      <span className={styles.mark}>
        <Logo size={22} />
      </span>
      <div className={styles.body}>
        <ScreenReaderOnly as="h2">{t('chat.answer')}</ScreenReaderOnly>
        {children}
      </div>
    </li>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph, index) => (
    <p key={index} className={styles.text} dir="auto">
      {paragraph}
    </p>
  ))
}

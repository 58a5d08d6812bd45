import type { ChatMessage } from '@sarv/shared/contract/chat'
import { useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import type { ReactNode } from 'react'
import styles from './answer.module.css'
import { AnswerActions } from './answer-actions'

/** An answer of the assistant: paragraphs of plain text, its links, and a button that copies it. (SUP-008) */
export function Answer({ answer }: { answer: ChatMessage }) {
  const { t } = useTranslation()
  return (
    <AnswerFrame>
      <Paragraphs text={answer.text} />
      {answer.is_stopped && <p className={styles.note}>{t('chat.stopped')}</p>}
      <AnswerActions actions={answer.actions} />
      {answer.text !== '' && (
        <div className={styles.copy}>
          <CopyButton text={answer.text} label={t('chat.copy')} />
        </div>
      )}
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

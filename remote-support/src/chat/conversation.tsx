import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { ChatMessage } from '@sarv/shared/contract/chat'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Answer, PendingAnswer } from './answer'
import { joinTurn } from './chat-queries'
import styles from './conversation.module.css'
import type { Question, Turn } from './turn'

/** The messages of a chat with the turn that is under way. (SUP-002, SUP-007) */
export function Conversation({
  chatId,
  messages,
  turn,
  onRetry,
  onAsk,
}: {
  chatId: string | undefined
  messages: readonly ChatMessage[]
  turn: Turn | undefined
  onRetry: (question: Question) => void
  onAsk: (text: string) => void
}) {
  const { t } = useTranslation()
  const pending = turn && turn.kind !== 'answered' ? turn.question : undefined
  // An answer that had ended before this was opened was read out then.
  const [earlier] = useState(turn)
  const ended = turn?.kind === 'answered' && turn !== earlier ? turn.whole.answer.text : ''
  const shown = turn?.kind === 'answered' ? joinTurn(messages, turn.whole) : messages
  return (
    <>
      <ul className={stack[24]} aria-label={t('chat.conversation')}>
        {shown
          .filter(({ id }) => id !== pending?.id)
          .map((message) =>
            message.role === 'USER' ? (
              <Bubble key={message.id} text={message.text} />
            ) : (
              <Answer
                key={message.id}
                answer={message}
                chatId={chatId}
                onAsk={turn?.kind === 'answering' ? undefined : onAsk}
              />
            ),
          )}
        {pending && <Bubble text={pending.text} isPending={turn?.kind === 'answering'} />}
        {turn?.kind === 'answering' && <PendingAnswer text={turn.text} />}
      </ul>
      {turn?.kind === 'failed' && (
        <Alert
          tone="r"
          live
          action={
            <Button variant="line" size="s" icon={RotateCcw} onClick={() => onRetry(turn.question)}>
              {t('chat.retry')}
            </Button>
          }
        >
          <p>
            {t('chat.failed')} {sentenceOf(turn.error) ?? t(`ui:failure.${shownFailure(turn.error)}`)}
          </p>
        </Alert>
      )}
      <ScreenReaderOnly live>{ended}</ScreenReaderOnly>
    </>
  )
}

function shownFailure(error: unknown): 'offline' | 'slow' {
  return failureKey(error) === 'slow' ? 'slow' : 'offline'
}

function Bubble({ text, isPending = false }: { text: string; isPending?: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={styles.question} data-pending={isPending || undefined}>
      <ScreenReaderOnly as="h2">{t('chat.yourQuestion')}</ScreenReaderOnly>
      <p dir="auto">{text}</p>
    </li>
  )
}

import { maxQuestionLength } from '@sarv/shared/contract/chat'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import styles from './composer.module.css'
import { countToShow, isSendKey, questionState } from './question-rules'

/** Field for the next question: Enter sends, Shift+Enter begins a line; while an answer comes its button stops it. (SUP-007) */
export function Composer({
  field,
  draft,
  onChange,
  onSend,
  onStop,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  onChange: (draft: string) => void
  onSend: (text: string) => void
  /** Stops the answer that is on its way; undefined while no answer is on its way. */
  onStop: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const isOnline = useOnline()
  const note = useId()
  const state = questionState(draft)
  const count = countToShow(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'ready' && isOnline && onStop === undefined) onSend(draft.trim())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey({ key: event.key, shiftKey: event.shiftKey, isComposing: event.nativeEvent.isComposing })) return
    submit(event)
  }
  const max = number(maxQuestionLength)
  return (
    <form className={stack[8]} onSubmit={submit}>
      <div className={styles.box} data-long={state === 'long' || undefined}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          // An empty field has no direction of its own: its placeholder stands at the start.
          dir={draft === '' ? undefined : 'auto'}
          aria-label={t('chat.ask')}
          aria-describedby={note}
          aria-invalid={state === 'long' || undefined}
          placeholder={`${t('chat.ask')}…`}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {onStop ? (
          <button type="button" className={styles.send} aria-label={t('chat.stop')} onClick={onStop}>
            <Square size={16} strokeWidth={2} fill="currentColor" aria-hidden />
          </button>
        ) : (
          <button
            type="submit"
            className={styles.send}
            aria-label={t('chat.send')}
            disabled={state !== 'ready' || !isOnline}
          >
            <ArrowUp size={20} strokeWidth={2} aria-hidden />
          </button>
        )}
      </div>
      <p id={note} className={styles.note} data-wrong={state === 'long' || !isOnline || undefined} role="status">
        {state === 'long'
          ? t('chat.tooLongQuestion', { max })
          : isOnline
            ? count === undefined
              ? t('chat.disclaimer')
              : t('chat.count', { count: number(count), max })
            : t('chat.offline')}
      </p>
    </form>
  )
}

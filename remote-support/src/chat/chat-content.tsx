import type { ChatMessage } from '@sarv/shared/contract/chat'
import { useLocation, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styles from './chat-content.module.css'
import type { LoadedChat } from './chat-queries'
import { Composer } from './composer'
import { Conversation } from './conversation'
import { Greeting } from './greeting'
import { questionInAddress } from './question-in-address'
import { askedQuestion, type Turn } from './turn'
import { useDrafts } from './use-drafts'
import { useFollowEnd } from './use-follow-end'
import { useTurn } from './use-turn'

const noMessages: readonly ChatMessage[] = []

/** The chat that is open: its messages, or the greeting of an empty one, over the composer. (SUP-001, SUP-002, SUP-009) */
export function ChatContent({
  id,
  query,
}: {
  id: string | undefined
  query: FailedRead & { readonly data: LoadedChat | undefined }
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const isUnknown = (useLocation().state as { unknownChat?: unknown } | null)?.unknownChat === true
  const { draft, isRead, write, send: keepSent, forget } = useDrafts(id)
  const { turn, ask, stop } = useTurn(id, (chatId) => navigate(`/chatbot/chat/${chatId}`, { replace: true }))
  const messages = id === undefined ? noMessages : query.data?.messages
  const { scroller, isAtEnd, toEnd } = useFollowEnd()
  useKeepFocus(field, turn !== undefined)
  useForgetAsked(turn, forget)
  useBroughtQuestion(isRead, (text) => {
    write(text)
    field.current?.focus()
  })
  const send = (text: string) => {
    keepSent(text)
    ask({ id: crypto.randomUUID(), text })
    toEnd()
    field.current?.focus()
  }
  useResume(messages, turn !== undefined, ask)
  const isEmpty = messages?.length === 0 && turn === undefined
  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.column}>
          {isUnknown && id === undefined && <Alert tone="w">{t('chat.unknown')}</Alert>}
          {isEmpty && <Greeting onAsk={send} />}
          {!isEmpty && messages && (
            <Conversation chatId={id} messages={messages} turn={turn} onRetry={ask} onAsk={send} />
          )}
          {messages === undefined && (query.error ? <LoadFailed query={query} whole /> : <MessagesSkeleton />)}
        </div>
      </div>
      <div className={styles.foot}>
        {!isAtEnd && (
          <div className={styles.latest}>
            <IconButton icon={ArrowDown} label={t('chat.latest')} onClick={toEnd} />
          </div>
        )}
        <Composer
          field={field}
          draft={draft}
          onChange={write}
          onSend={send}
          onStop={turn?.kind === 'answering' ? stop : undefined}
        />
      </div>
    </>
  )
}

/** The first question creates its chat, whose content is another one: the field goes on having the focus. */
function useKeepFocus(field: RefObject<HTMLTextAreaElement | null>, isAsked: boolean) {
  const atFirst = useRef(isAsked)
  useEffect(() => {
    if (atFirst.current && document.activeElement === document.body) field.current?.focus()
  }, [field])
}

/** Puts the question that the address brings into the field, and takes it out of the address. (SUP-032) */
function useBroughtQuestion(isRead: boolean, write: (text: string) => void) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isBrought = query.has('question')
  const bring = useEffectEvent(() => {
    const text = questionInAddress(query)
    if (text !== undefined) write(text)
    navigate('/chatbot', { replace: true })
  })
  useEffect(() => {
    if (isBrought && isRead) bring()
  }, [isBrought, isRead])
}

/** Forgets a question as a draft when the server has begun to answer it, once. */
function useForgetAsked(turn: Turn | undefined, forget: (text: string) => void) {
  const forgotten = useRef<string>(undefined)
  const asked = askedQuestion(turn)
  useEffect(() => {
    if (asked === undefined || forgotten.current === asked.id) return
    forgotten.current = asked.id
    forget(asked.text)
  })
}

/** Joins the answer that was still on its way when the page was left: the last question stands without one. */
function useResume(
  messages: readonly ChatMessage[] | undefined,
  hasTurn: boolean,
  ask: (question: { id: string; text: string }) => void,
) {
  const resumed = useRef<string>(undefined)
  const last = messages?.at(-1)
  useEffect(() => {
    if (hasTurn || last?.role !== 'USER' || resumed.current === last.id) return
    resumed.current = last.id
    ask({ id: last.id, text: last.text })
  })
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup>
      <div className={stack[24]}>
        <Skeleton width={220} height={48} radius={16} />
        <Skeleton height={96} radius={16} />
        <Skeleton width={180} height={48} radius={16} />
      </div>
    </SkeletonGroup>
  )
}

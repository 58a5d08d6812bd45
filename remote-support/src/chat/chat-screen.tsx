import { isNotFound } from '@sarv/platform/client/api/read-failure'
import type { Chat } from '@sarv/shared/contract/chat'
import {
  Navigate,
  useNavigate,
  useParams,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@sarv/shared/platform'
import { IconButton, IconLink } from '@sarv/shared/ui/actions/icon-button'
import { PageTitle } from '@sarv/shared/ui/layout/page-title'
import { ArrowLeft, History, SquarePen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ChatContent } from './chat-content'
import { ChatHistory } from './chat-history'
import { chatQuery, chatsQuery } from './chat-queries'
import styles from './chat-screen.module.css'
import { useChatbotSlice } from './chatbot-slice'
import { type HistoryPanel, settledPanel } from './history-panel'
import { ManageChat } from './manage-chat'
import { useVisibleHeight } from './use-visible-height'

/** Screen of /chatbot and /chatbot/chat/:id: the history beside the chat that is open. (SUP-001…010) */
export function ChatScreen() {
  const { t } = useTranslation()
  const { id } = useParams()
  const navigate = useNavigate()
  const { navigation } = usePlatform()
  const queries = useQueryClient()
  const [panel, setPanel] = useState<HistoryPanel>('auto')
  const [managed, setManaged] = useState<Chat>()
  const height = useVisibleHeight()
  const { slice, change } = useChatbotSlice()
  const { data: history } = useQuery(chatsQuery())
  const chat = useQuery({ ...chatQuery(id ?? ''), enabled: id !== undefined })
  const title = id === undefined ? undefined : chat.data?.title
  const settle = () => setPanel(settledPanel)
  useEffect(() => {
    if (history) change(() => ({ history }))
  }, [history, change])
  useEffect(() => {
    change(() => ({ chatInfo: id !== undefined && title !== undefined ? { id, title } : null }))
  }, [id, title, change])
  if (isNotFound(chat.error)) return <Navigate to="/chatbot" replace state={{ unknownChat: true }} />
  return (
    <div className={styles.frame} style={{ blockSize: height }}>
      <aside
        className={styles.panel}
        data-panel={panel}
        aria-label={t('chat.history')}
        // A person who tabs out of the drawer is in the content again.
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) settle()
        }}
        onKeyDown={(event) => event.key === 'Escape' && settle()}
      >
        <ChatHistory
          current={id}
          stored={slice?.history ?? []}
          onManage={setManaged}
          onClose={() => setPanel('closed')}
          onLeave={settle}
        />
      </aside>
      {panel === 'open' && (
        <button type="button" className={styles.scrim} aria-label={t('chat.closeHistory')} onClick={settle} />
      )}
      <div className={styles.content}>
        <div className={styles.bar}>
          <span className={styles.opener} data-panel={panel}>
            <IconButton icon={ArrowLeft} label={t('chat.back')} onClick={navigation.back} mirrored />
          </span>
          <PageTitle className={styles.title}>
            <bdi>{title || t('chat.title')}</bdi>
          </PageTitle>
          <span className={styles.opener} data-panel={panel}>
            <IconButton icon={History} label={t('chat.openHistory')} onClick={() => setPanel('open')} />
          </span>
          <span className={styles.opener} data-panel={panel}>
            <IconLink icon={SquarePen} label={t('chat.new')} to="/chatbot" />
          </span>
        </div>
        <ChatContent key={id ?? 'new'} id={id} query={chat} />
      </div>
      {managed && (
        <ManageChat
          chat={managed}
          onClose={() => setManaged(undefined)}
          onDeleted={(deleted) => {
            change(({ drafts: { [deleted]: _, ...drafts } }) => ({ drafts }))
            if (deleted === id) navigate('/chatbot', { replace: true })
            queries.removeQueries({ queryKey: chatQuery(deleted).queryKey })
          }}
        />
      )}
    </div>
  )
}

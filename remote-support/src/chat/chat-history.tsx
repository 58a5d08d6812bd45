import type { Chat } from '@sarv/shared/contract/chat'
import { Link, useFormat, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { useDebouncedText } from '@sarv/shared/ui/fields/use-debounced-text'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { ArrowLeft, Ellipsis, PanelLeftClose, Sparkles, SquarePen } from 'lucide-react'
import { useState } from 'react'
import styles from './chat-history.module.css'
import { chatsQuery } from './chat-queries'

/** History of chats: search, a new chat, and each chat with its day, newest first. (SUP-003, SUP-005, SUP-006) */
export function ChatHistory({
  current,
  stored,
  onManage,
  onClose,
  onLeave,
}: {
  /** Id of the chat that is open. */
  current: string | undefined
  /** The history as it was stored, shown until the server answers. */
  stored: readonly Chat[]
  onManage: (chat: Chat) => void
  onClose: () => void
  /** Called when a link was followed, also one to the page that is open. */
  onLeave: () => void
}) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const [search, setSearch] = useState('')
  const { text, type } = useDebouncedText(search, setSearch)
  return (
    <div className={styles.history}>
      <div className={styles.head}>
        <IconButton icon={ArrowLeft} label={t('chat.back')} onClick={navigation.back} mirrored />
        <h2 className={styles.title}>{t('chat.history')}</h2>
        <IconButton icon={PanelLeftClose} label={t('chat.closeHistory')} onClick={onClose} mirrored />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed. */}
      <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}>
        <ButtonLink to="/chatbot" variant="tonal" size="m" icon={SquarePen}>
          {t('chat.new')}
        </ButtonLink>
      </div>
      <SearchInput label={t('chat.search')} maxLength={100} value={text} onChange={type} />
      <Chats search={search.trim()} current={current} stored={stored} onManage={onManage} onLeave={onLeave} />
    </div>
  )
}

function Chats({
  search,
  current,
  stored,
  onManage,
  onLeave,
}: {
  search: string
  current: string | undefined
  stored: readonly Chat[]
  onManage: (chat: Chat) => void
  onLeave: () => void
}) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const query = useQuery(chatsQuery(search))
  const chats = query.data ?? (search === '' && stored.length > 0 ? stored : undefined)
  if (chats === undefined && query.isError) return <LoadFailed query={query} />
  if (chats === undefined)
    return (
      <SkeletonGroup>
        <div className={styles.list}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={56} radius={12} />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (chats.length === 0) return <p className={styles.none}>{t(search === '' ? 'chat.noHistory' : 'chat.noMatch')}</p>
  return (
    <ul className={styles.list} aria-label={t('chat.history')}>
      {chats.map((chat) => {
        const isCurrent = chat.id === current
        return (
          <li key={chat.id} className={styles.chat} data-current={isCurrent || undefined}>
            <Link
              to={`/chatbot/chat/${chat.id}`}
              className={styles.link}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onLeave}
            >
              <bdi className={styles.name}>{chat.title}</bdi>
              <span className={styles.day}>{day(chat.updated_at)}</span>
            </Link>
            {isCurrent && (
              <span>
                <Sparkles size={18} strokeWidth={1.75} aria-hidden />
                <ScreenReaderOnly>{t('chat.current')}</ScreenReaderOnly>
              </span>
            )}
            <IconButton
              icon={Ellipsis}
              label={t('chat.manage', { title: chat.title })}
              onClick={() => onManage(chat)}
            />
          </li>
        )
      })}
    </ul>
  )
}

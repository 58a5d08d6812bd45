import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { type Chat, deleteChat, maxChatTitleLength, renameChat } from '@sarv/shared/contract/chat'
import { call, useFormat, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import type { RuleMessage } from '@sarv/shared/rules/message'
import { required } from '@sarv/shared/rules/required'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { chatListsKey, chatQuery } from './chat-queries'
import styles from './manage-chat.module.css'

/** Sheet that renames a chat or deletes it after a confirmation. (SUP-010) */
export function ManageChat({
  chat,
  onClose,
  onDeleted,
}: {
  chat: Chat
  onClose: () => void
  onDeleted: (id: string) => void
}) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const form = useId()
  const [isDeleting, setIsDeleting] = useState(false)
  const refetchLists = () => queries.invalidateQueries({ queryKey: chatListsKey })
  const rename = useMutation({
    mutationFn: (title: string) => call(renameChat, { params: { id: chat.id }, body: { title } }),
    onSuccess({ title }) {
      queries.setQueryData(chatQuery(chat.id).queryKey, (kept) => kept && { ...kept, title })
      onClose()
      return refetchLists()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(deleteChat, { params: { id: chat.id } }),
    onSuccess() {
      toast(t('chat.deleted'))
      onClose()
      onDeleted(chat.id)
      return refetchLists()
    },
  })
  const failure = (error: unknown) => (error === null ? undefined : (sentenceOf(error) ?? t('chat.changeFailed')))
  if (isDeleting)
    return (
      <Sheet
        open
        onClose={() => setIsDeleting(false)}
        dismissible={!remove.isPending}
        title={t('chat.deleteTitle')}
        description={<OwnSentence text={t('chat.deleteText', { title: own(chat.title) })} />}
        action={
          <div className={stack[8]}>
            <OnlineButton block size="m" icon={Trash2} loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('chat.delete')}
            </OnlineButton>
            <Button block size="m" variant="quiet" onClick={() => setIsDeleting(false)}>
              {t('chat.keep')}
            </Button>
          </div>
        }
      >
        <p className={typography.error} role="alert">
          {failure(remove.error)}
        </p>
      </Sheet>
    )
  return (
    <Sheet
      open
      onClose={onClose}
      dismissible={!rename.isPending}
      title={t('chat.edit')}
      action={
        <OnlineButton type="submit" form={form} block loading={rename.isPending}>
          {t('chat.save')}
        </OnlineButton>
      }
    >
      <RenameForm id={form} title={chat.title} refused={failure(rename.error)} onSave={rename.mutate} />
      <div className={styles.delete}>
        <Button variant="ghost" size="s" icon={Trash2} onClick={() => setIsDeleting(true)}>
          {t('chat.delete')}
        </Button>
      </div>
    </Sheet>
  )
}

function RenameForm({
  id,
  title,
  refused,
  onSave,
}: {
  id: string
  title: string
  refused: string | undefined
  onSave: (title: string) => void
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [typed, setTyped] = useState(title)
  const [problem, setProblem] = useState<RuleMessage>()
  const isLong = typed.trim().length > maxChatTitleLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = required(typed.trim())
    setProblem(found)
    if (found === undefined && !isLong) onSave(typed.trim())
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextInput
        label={t('chat.name')}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isLong ? t('chat.tooLong', { max: number(maxChatTitleLength) }) : problem ? t(problem) : refused}
      />
    </form>
  )
}

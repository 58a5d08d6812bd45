import { type ChatMessage, feedbackReasons, rateAnswer } from '@sarv/shared/contract/chat'
import { call, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import styles from './answer.module.css'
import { chatQuery, type LoadedChat } from './chat-queries'
import { useFeedbackTexts } from './use-feedback-texts'

type Feedback = { is_helpful: boolean; reason: (typeof feedbackReasons)[number] | null }

/** Under an answer: copy it, say whether it helped and why not; what was said can be changed. (SUP-031) */
export function AnswerFeedback({ chatId, answer }: { chatId: string; answer: ChatMessage }) {
  useFeedbackTexts()
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const rating = useMutation({
    mutationFn: (body: Feedback) => call(rateAnswer, { params: { id: chatId, message: answer.id }, body }),
    onSuccess: (feedback) =>
      queries.setQueryData<LoadedChat>(
        chatQuery(chatId).queryKey,
        (chat) =>
          chat && {
            ...chat,
            messages: chat.messages.map((one) => (one.id === answer.id ? { ...one, feedback } : one)),
          },
      ),
    onError: () => toast(t('chat.changeFailed')),
  })
  const given = rating.isPending ? rating.variables : answer.feedback
  const rate = (is_helpful: boolean) => rating.mutate({ is_helpful, reason: null })
  const reason = feedbackReasons.find((one) => one === given?.reason)
  return (
    <div className={styles.feedback}>
      <div className={styles.tools}>
        {answer.text !== '' && <CopyButton text={answer.text} label={t('chat.copy')} />}
        <IconButton
          icon={ThumbsUp}
          label={t('supportFeedback:helpful')}
          aria-pressed={given?.is_helpful === true}
          onClick={() => rate(true)}
        />
        <IconButton
          icon={ThumbsDown}
          label={t('supportFeedback:unhelpful')}
          aria-pressed={given?.is_helpful === false}
          onClick={() => rate(false)}
        />
      </div>
      {given?.is_helpful === false && (
        <ChipGroup
          label={t('supportFeedback:why')}
          options={feedbackReasons.map((value) => ({ value, label: t(`supportFeedback:reasons.${value}`) }))}
          value={reason}
          onChange={(value) => rating.mutate({ is_helpful: false, reason: value })}
        />
      )}
    </div>
  )
}

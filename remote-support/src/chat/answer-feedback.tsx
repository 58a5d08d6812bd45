import { type ChatFeedback, type ChatMessage, feedbackReasons, rateAnswer } from '@sarv/shared/contract/chat'
import { call, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRef, useState } from 'react'
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
  const [said, setSaid] = useState<Feedback>()
  const last = useRef<Feedback>(undefined)
  // What is pressed meanwhile is sent by the same flight.
  const send = async (body: Feedback): Promise<ChatFeedback> => {
    const feedback = await call(rateAnswer, { params: { id: chatId, message: answer.id }, body })
    return last.current && last.current !== body ? send(last.current) : feedback
  }
  const rating = useMutation({
    mutationFn: send,
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
  const given = rating.isPending ? said : answer.feedback
  const say = (feedback: Feedback) => {
    last.current = feedback
    setSaid(feedback)
    rating.mutate(feedback)
  }
  return (
    <div className={styles.feedback}>
      <div className={styles.tools}>
        {answer.text !== '' && <CopyButton text={answer.text} label={t('chat.copy')} />}
        <IconButton
          icon={ThumbsUp}
          label={t('supportFeedback:helpful')}
          aria-pressed={given?.is_helpful === true}
          onClick={() => say({ is_helpful: true, reason: null })}
        />
        <IconButton
          icon={ThumbsDown}
          label={t('supportFeedback:unhelpful')}
          aria-pressed={given?.is_helpful === false}
          onClick={() => say({ is_helpful: false, reason: null })}
        />
      </div>
      {given?.is_helpful === false && (
        <ChipGroup
          label={t('supportFeedback:why')}
          options={feedbackReasons.map((value) => ({ value, label: t(`supportFeedback:reasons.${value}`) }))}
          value={feedbackReasons.find((one) => one === given.reason)}
          onChange={(reason) => say({ is_helpful: false, reason })}
        />
      )}
    </div>
  )
}

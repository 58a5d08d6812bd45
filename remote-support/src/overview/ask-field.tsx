import { maxQuestionLength } from '@sarv/shared/contract/chat'
import { useNavigate, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { ArrowUp } from 'lucide-react'
import { useDrafts } from '../chat/use-drafts'

/**
 * Field of a question. What is typed is the draft of a new chat: the assistant's page has it in its own field, and no address
 * and no history entry ever has it.
 */
export function AskField() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, write } = useDrafts()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        navigate('/chatbot')
      }}
    >
      <TextInput
        label={t('help.chat')}
        placeholder={t('chat.ask')}
        maxLength={maxQuestionLength}
        enterKeyHint="go"
        value={draft}
        onChange={(event) => write(event.target.value)}
        suffix={<IconButton type="submit" icon={ArrowUp} label={t('help.chat')} />}
      />
    </form>
  )
}

import { useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Sparkles } from 'lucide-react'

/** The way to the assistant, above the questions: a person who asks need not read them all first. */
export function AssistantLink() {
  const { t } = useTranslation()
  return (
    <List>
      <ListRow
        to="/chatbot"
        tile={<Tile icon={Sparkles} tone="green" />}
        title={t('help.chat')}
        caption={t('help.chatCaption')}
        chevron
      />
    </List>
  )
}

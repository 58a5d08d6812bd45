import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Page } from '@sarv/shared/ui/layout/page'

/** The first screen: each person who opens /example sees what stands here. */
export function WelcomeScreen() {
  const { t } = useTranslation()
  return (
    <Page width="flow">
      <EmptyState
        title={t('welcome.title')}
        text={t('welcome.text')}
        action={<ButtonLink to="/home">{t('welcome.home')}</ButtonLink>}
      />
    </Page>
  )
}

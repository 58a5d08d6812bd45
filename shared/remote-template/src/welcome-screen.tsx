import { useTranslation } from '../../src/platform'
import { ButtonLink } from '../../src/ui/actions/button'
import { EmptyState } from '../../src/ui/feedback/empty-state'
import { Page } from '../../src/ui/layout/page'

/** The first screen: what stands here is on the page of everybody who opens /example. */
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

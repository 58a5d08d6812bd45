import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { Page } from '@sarv/shared/ui/layout/page'
import { renewalResult } from './renewal-result'

/** Screen of /receipt/bank-license-renewal: the result as its address says it, as plain text. (BNK-075) */
export function RenewalReceiptScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { good, message, button } = renewalResult(query)
  return (
    <Page width="flow">
      <Outcome
        good={good}
        title={t(good ? 'renewal.done' : 'renewal.failed')}
        text={message ?? t(good ? 'renewal.doneText' : 'renewal.failedText')}
      />
      <ActionBar>
        <ButtonLink block to="/card" replace>
          {button ?? t('toCard')}
        </ButtonLink>
      </ActionBar>
    </Page>
  )
}

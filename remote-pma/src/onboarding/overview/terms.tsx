import { useTranslation } from '@sarv/shared/platform'
import { TermsButton } from '@sarv/shared/stages/terms-button'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'

/** Checkbox that accepts the terms before the first stage. (PMA-011) */
export function TermsCheckbox({
  accepted,
  fixed = false,
  onAccept,
}: {
  accepted: boolean
  /** The server has recorded it. */
  fixed?: boolean
  onAccept: (accepted: boolean) => void
}) {
  const { t } = useTranslation()
  return (
    <Checkbox checked={accepted} disabled={fixed} onChange={(event) => onAccept(event.target.checked)}>
      {t('onboarding.terms.accept')}
    </Checkbox>
  )
}

/** Button that opens the terms of the portfolios as a PDF over the stage. (PMA-011) */
export function PlanTerms() {
  const { t } = useTranslation()
  return <TermsButton file="terms-portfolio.pdf">{t('onboarding.terms.read')}</TermsButton>
}

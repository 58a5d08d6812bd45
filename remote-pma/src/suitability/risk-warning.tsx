import { useTranslation } from '@sarv/shared/platform'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'

/** Suitability warning: the portfolio is riskier than the person's measured risk. (D-122) */
export function RiskWarning({ text }: { text: string }) {
  return (
    <Alert tone="w">
      <OwnText text={text} />
    </Alert>
  )
}

/** Checkbox that accepts the suitability warning; nothing is paid or signed before. (D-122) */
export function RiskCheckbox({ accepted, onAccept }: { accepted: boolean; onAccept: (accepted: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Checkbox checked={accepted} onChange={({ target }) => onAccept(target.checked)}>
      {t('suitability.accept')}
    </Checkbox>
  )
}

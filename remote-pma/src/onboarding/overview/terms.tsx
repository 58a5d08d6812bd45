import { hours } from '@sarv/shared/api/freshness'
import { listRegulations } from '@sarv/shared/contract/regulations'
import { call, queryOptions, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { FileText } from 'lucide-react'
import { useState } from 'react'

/** Path suffix of the portfolio's terms among the regulations. */
const termsFile = '/terms-portfolio.pdf'

const regulationsQuery = () =>
  queryOptions({
    queryKey: ['regulations'],
    queryFn: () => call(listRegulations),
    staleTime: hours(1),
  })

/** Checkbox that accepts the terms before the first stage. (PMA-011) */
export function TermsCheckbox({ accepted, onAccept }: { accepted: boolean; onAccept: (accepted: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Checkbox checked={accepted} onChange={(event) => onAccept(event.target.checked)}>
      {t('onboarding.terms.accept')}
    </Checkbox>
  )
}

/** Button that opens the terms as a PDF over the stage. (PMA-011) */
export function TermsButton() {
  const { t } = useTranslation()
  const { showPdf, alert } = usePlatform()
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    const all = await queryClient.fetchQuery(regulationsQuery()).catch(() => [])
    setOpening(false)
    const document = all.find(({ pdf }) => pdf.endsWith(termsFile))
    if (document) showPdf({ file: document.pdf, title: document.title })
    else alert(t('onboarding.terms.failed'))
  }
  return (
    <Button variant="tonal" size="s" icon={FileText} loading={opening} onClick={open}>
      {t('onboarding.terms.read')}
    </Button>
  )
}

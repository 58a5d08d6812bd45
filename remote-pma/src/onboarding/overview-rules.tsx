import { hours } from '@sarv/shared/api/freshness'
import { listRegulations } from '@sarv/shared/contract/regulations'
import { call, queryOptions, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Checkbox } from '@sarv/shared/ui/checkbox'
import { FileText } from 'lucide-react'
import { useState } from 'react'

/** The name of the portfolio's terms among the documents. */
const terms = '/terms-portfolio.pdf'

const regulationsQuery = () =>
  queryOptions({
    queryKey: ['regulations'],
    queryFn: () => call(listRegulations),
    staleTime: hours(1),
  })

/** The tick before the first step. (PMA-011) */
export function RulesTick({ accepted, onAccept }: { accepted: boolean; onAccept: (accepted: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Checkbox checked={accepted} onChange={(event) => onAccept(event.target.checked)}>
      {t('onboarding.rules.accept')}
    </Checkbox>
  )
}

/** The rules that are accepted, to be read without leaving the step. (PMA-011) */
export function RulesText() {
  const { t } = useTranslation()
  const { showPdf, alert } = usePlatform()
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    const all = await queryClient.fetchQuery(regulationsQuery()).catch(() => [])
    setOpening(false)
    const document = all.find(({ pdf }) => pdf.endsWith(terms))
    if (document) showPdf({ file: document.pdf, title: document.title })
    else alert(t('onboarding.rules.failed'))
  }
  return (
    <Button variant="tonal" size="s" icon={FileText} loading={opening} onClick={open}>
      {t('onboarding.rules.read')}
    </Button>
  )
}

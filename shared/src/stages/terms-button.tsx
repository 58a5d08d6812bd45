import { usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { regulationsQuery } from '../queries/regulations-query'
import { Button } from '../ui/actions/button'

/**
 * Button that opens the terms of a flow as a PDF over the page. (PMA-011, BNK-012)
 * @example <TermsButton file="terms-card.pdf">{t('terms.read')}</TermsButton>
 */
export function TermsButton({
  file,
  children,
}: {
  /** File name among the regulations. */
  file: string
  children: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { showPdf, alert } = usePlatform()
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    const all = await queryClient.fetchQuery(regulationsQuery()).catch(() => [])
    setOpening(false)
    const document = all.find(({ pdf }) => pdf.endsWith(`/${file}`))
    if (document) showPdf({ file: document.pdf, title: document.title })
    else alert(t('termsFailed'))
  }
  return (
    <Button variant="tonal" size="s" icon={FileText} loading={opening} onClick={open}>
      {children}
    </Button>
  )
}

import { failureKey, sentenceOf } from '@sarv/shared/api/read-failure'
import { type Cardex, getCardexFile } from '@sarv/shared/contract/fund-statements'
import { useFormat, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { FileText, Printer, Table } from 'lucide-react'
import type { StatementFilter } from '../statement-filter/statement-filter'
import styles from './cardex.module.css'
import { cardexCsv } from './cardex-csv'
import { cardexFileName } from './file-name'

/** Sheet with the export options of the cardex: print, PDF, CSV. (INV-065, INV-066) */
export function SaveSheet({
  cardex,
  filter,
  open,
  onClose,
  onPrint,
}: {
  cardex: Cardex
  filter: StatementFilter
  open: boolean
  onClose: () => void
  onPrint: () => void
}) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { api, toast } = usePlatform()
  const name = cardexFileName(t('cardex.fileName'), cardex, date)
  const saved = (file: Blob, ending: string) => {
    saveFile(file, `${name}.${ending}`)
    toast(t('cardex.saved'))
    onClose()
  }
  const pdf = useMutation({
    mutationFn: () => api.download(getCardexFile, { query: { ...filter } }),
    onSuccess: (file) => saved(file, 'pdf'),
  })
  const heads = {
    date: t('cardex.date'),
    description: t('cardex.description'),
    fund: t('cardex.fund'),
    debit: t('cardex.debit'),
    credit: t('cardex.credit'),
    balance: t('cardex.balance'),
  }
  const print = () => {
    onClose()
    onPrint()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('cardex.save')}>
      <div className={styles.ways}>
        <Button block variant="tonal" icon={Printer} onClick={print}>
          {t('cardex.print')}
        </Button>
        <Button block variant="tonal" icon={FileText} loading={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('cardex.pdf')}
        </Button>
        <Button
          block
          variant="tonal"
          icon={Table}
          onClick={() => saved(new Blob([cardexCsv(cardex, heads)], { type: 'text/csv;charset=utf-8' }), 'csv')}
        >
          {t('cardex.csv')}
        </Button>
        {pdf.error !== null && (
          <Alert tone="r" live>
            {sentenceOf(pdf.error) ?? t(`ui:failure.${failureKey(pdf.error)}`)}
          </Alert>
        )}
      </div>
    </Sheet>
  )
}

import { failureKey, sentenceOf } from '@sarv/shared/api/read-failure'
import { type Cardex, getCardexFile } from '@sarv/shared/contract/fund-papers'
import { useFormat, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { FileText, Printer, Table } from 'lucide-react'
import type { PaperFilter } from '../paper-filter/paper-filter'
import styles from './cardex.module.css'
import { cardexCsv } from './cardex-csv'
import { cardexFileName } from './file-name'

/** The three ways to take the cardex along: paper, PDF, table. (INV-065, INV-066) */
export function SaveSheet({
  cardex,
  filter,
  open,
  onClose,
  onPrint,
}: {
  cardex: Cardex
  filter: PaperFilter
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

import { type Cardex, getCardexFile } from '@sarv/shared/contract/fund-statements'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { statementFileName } from '@sarv/shared/statement-files/file-name'
import { SaveSheet } from '@sarv/shared/statement-files/save-sheet'
import type { StatementFilter } from '../statement-filter/statement-filter'
import { cardexCsv } from './cardex-csv'

/** Sheet with the export options of the cardex: print, PDF, CSV. (INV-065, INV-066) */
export function CardexSaveSheet({
  cardex,
  filter,
  ...sheet
}: {
  cardex: Cardex
  filter: StatementFilter
  open: boolean
  onClose: () => void
  onPrint: () => void
}) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { api } = usePlatform()
  const heads = {
    date: t('files.jalali'),
    gregorian: t('files.gregorian'),
    description: t('cardex.description'),
    fund: t('cardex.fund'),
    debit: t('cardex.debit'),
    credit: t('cardex.credit'),
    balance: t('cardex.balance'),
  }
  return (
    <SaveSheet
      {...sheet}
      title={t('cardex.save')}
      name={statementFileName(t('cardex.fileName'), cardex, date)}
      words={{
        print: t('files.print'),
        pdf: t('files.pdf'),
        csv: t('files.csv'),
        saved: t('files.saved'),
      }}
      pdf={() => api.download(getCardexFile, { query: { ...filter } })}
      csv={() => cardexCsv(cardex, heads)}
    />
  )
}

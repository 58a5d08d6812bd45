import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { FileText, Printer, Table } from 'lucide-react'
import styles from './save-sheet.module.css'

/** Sheet with the export options of a statement: PDF by the server, CSV, and print where the page can. (INV-060, INV-065) */
export function SaveSheet({
  title,
  name,
  open,
  onClose,
  onPrint,
  pdf,
  csv,
}: {
  title: string
  /** Name of the saved file, without its ending. */
  name: string
  open: boolean
  onClose: () => void
  onPrint?: () => void
  pdf: () => Promise<Blob>
  csv: () => string | Promise<string>
}) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const save = useMutation({
    mutationFn: async (ending: 'pdf' | 'csv') =>
      ending === 'pdf' ? await pdf() : new Blob([await csv()], { type: 'text/csv;charset=utf-8' }),
    onSuccess(file, ending) {
      saveFile(file, `${name}.${ending}`)
      toast(t('files.saved'))
      onClose()
    },
  })
  const isSaving = (ending: string) => save.isPending && save.variables === ending
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <div className={styles.ways}>
        {onPrint && (
          <Button
            block
            variant="tonal"
            icon={Printer}
            onClick={() => {
              onClose()
              onPrint()
            }}
          >
            {t('files.print')}
          </Button>
        )}
        <Button block variant="tonal" icon={FileText} loading={isSaving('pdf')} onClick={() => save.mutate('pdf')}>
          {t('files.pdf')}
        </Button>
        <Button block variant="tonal" icon={Table} loading={isSaving('csv')} onClick={() => save.mutate('csv')}>
          {t('files.csv')}
        </Button>
        {save.error !== null && (
          <Alert tone="r" live>
            {sentenceOf(save.error) ?? t(`ui:failure.${failureKey(save.error)}`)}
          </Alert>
        )}
      </div>
    </Sheet>
  )
}

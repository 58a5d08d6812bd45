import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { FileText, Printer, Table } from 'lucide-react'
import { saveFile } from '../storage/save-file'
import { Button } from '../ui/actions/button'
import { Alert } from '../ui/feedback/alert'
import { Sheet } from '../ui/overlay/sheet'
import styles from './save-sheet.module.css'

/** What the sheet says, in the language of the app. */
interface SaveWords {
  readonly print?: string
  readonly pdf: string
  readonly csv: string
  /** The toast. */
  readonly saved: string
}

/** Sheet with the export options of a statement: PDF by the server, CSV, and print where the page can. (INV-060, INV-065) */
export function SaveSheet({
  title,
  name,
  words,
  open,
  onClose,
  onPrint,
  pdf,
  csv,
}: {
  title: string
  /** Name of the saved file, without its ending. */
  name: string
  words: SaveWords
  open: boolean
  onClose: () => void
  onPrint?: () => void
  pdf: () => Promise<Blob>
  csv: () => string | Promise<string>
}) {
  const { t } = useTranslation('ui')
  const { toast } = usePlatform()
  const save = useMutation({
    mutationFn: async (ending: 'pdf' | 'csv') =>
      ending === 'pdf' ? await pdf() : new Blob([await csv()], { type: 'text/csv;charset=utf-8' }),
    onSuccess(file, ending) {
      saveFile(file, `${name}.${ending}`)
      toast(words.saved)
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
            {words.print}
          </Button>
        )}
        <Button block variant="tonal" icon={FileText} loading={isSaving('pdf')} onClick={() => save.mutate('pdf')}>
          {words.pdf}
        </Button>
        <Button block variant="tonal" icon={Table} loading={isSaving('csv')} onClick={() => save.mutate('csv')}>
          {words.csv}
        </Button>
        {save.error !== null && (
          <Alert tone="r" live>
            {sentenceOf(save.error) ?? t(`failure.${failureKey(save.error)}`)}
          </Alert>
        )}
      </div>
    </Sheet>
  )
}

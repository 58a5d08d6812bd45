import { useTranslation } from '@sarv/shared/platform'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { uploadExtensions } from '../../rules/constants'
import { typography } from '../layout/primitives'
import { UploadBody } from './upload-body'
import styles from './uploader.module.css'
import { type SendFile, useUpload } from './use-upload'

const accepted = uploadExtensions.map((extension) => `.${extension}`).join(',')

/**
 * One png, jpg or pdf of 5 MB at most, chosen, dropped or picked by keyboard, checked by its first bytes and sent with
 * its progress in sight (PLT-053, VAL-11, ERR-08…10). What arrived is called «رسید بانکی» and can be replaced or removed;
 * a file that did not arrive stays for another try. `onChange` gets the file that the server has, undefined when none.
 * @example
 * <Uploader label={t('slip')} onChange={setSlip}
 *   send={(file, way) => api.upload(uploadReceipt, { params: { uuid }, file, ...way })} />
 */
export function Uploader({
  label,
  name,
  before,
  send,
  onChange,
}: {
  label: ReactNode
  /** What a file is called once it has arrived. @default «رسید بانکی» */
  name?: string
  /** Name of the file that the server has from before a reload. */
  before?: string
  send: SendFile
  onChange?: (file: File | undefined) => void
}) {
  const { t } = useTranslation('ui')
  const { state, problem, choose, retry, cancel, remove } = useUpload(send, onChange, before)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [over, setOver] = useState(false)
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void choose([...event.dataTransfer.files])
    },
  }
  // The button that was pressed is gone: the focus goes to where another file is chosen.
  const andFocus = (act: () => unknown) => () => {
    act()
    input.current?.focus()
  }
  const note = problem ? t(problem) : state.kind === 'failed' ? t('upload.failed') : undefined
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accepted}
        className="visually-hidden"
        aria-label={t(state.kind === 'empty' ? 'upload.choose' : 'upload.replace')}
        aria-describedby={`${id}-help ${id}-note`}
        aria-invalid={note ? true : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          void choose(files)
        }}
      />
      <UploadBody
        id={id}
        state={state}
        name={name ?? t('upload.slip')}
        over={over}
        drag={drag}
        onRetry={andFocus(retry)}
        onCancel={andFocus(cancel)}
        onRemove={andFocus(remove)}
      />
      <p id={`${id}-help`} className={typography.captionFaint} hidden={state.kind === 'done'}>
        {t('upload.help')}
      </p>
      <div id={`${id}-note`} aria-live="polite">
        {note && (
          <p className={styles.note} data-tone="r">
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
            {note}
          </p>
        )}
        {!note && state.kind === 'done' && (
          <p className={styles.note} data-tone="g">
            <CircleCheck size={16} strokeWidth={2} aria-hidden />
            {t('upload.done')}
          </p>
        )}
      </div>
    </fieldset>
  )
}

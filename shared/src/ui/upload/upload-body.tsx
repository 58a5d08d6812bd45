import { useFormat, useTranslation } from '@sarv/shared/platform'
import { FileCheck2, FileUp, FileX2, RefreshCw, Trash2, Upload, X } from 'lucide-react'
import type { DragEventHandler, ReactNode } from 'react'
import { Button } from '../actions/button'
import { IconButton } from '../actions/icon-button'
import { ProgressBar } from '../data/progress-bar'
import { Tile } from '../data/tile'
import type { UploadState } from './upload-state'
import styles from './uploader.module.css'

/** What an upload looks like at each of its stages; the whole of it takes a dropped file. */
export function UploadBody({
  id,
  state,
  name,
  over,
  drag,
  onRetry,
  onCancel,
  onRemove,
}: {
  /** Id of the file input, which a press here opens. */
  id: string
  state: UploadState
  name: string
  /** A file hangs over it. */
  over: boolean
  drag: Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>
  onRetry: () => void
  onCancel: () => void
  onRemove: () => void
}) {
  const { t } = useTranslation('ui')
  const { percent } = useFormat()
  if (state.kind === 'empty') {
    return (
      <label htmlFor={id} className={styles.pick} data-over={over || undefined} {...drag}>
        <Upload size={22} strokeWidth={1.75} aria-hidden />
        <span className={styles.title}>{t('upload.choose')}</span>
        <span className={styles.drop}>{t('upload.drop')}</span>
      </label>
    )
  }
  const replace = (
    <label htmlFor={id} className={styles.replace}>
      {t('upload.replace')}
    </label>
  )
  const rows: Record<'sending' | 'failed' | 'done', ReactNode> = {
    sending: (
      <FileRow
        tile={<Tile icon={FileUp} tone="gray" />}
        title={<bdi>{state.file.name}</bdi>}
        end={<IconButton icon={X} label={t('upload.cancel')} onClick={onCancel} />}
      >
        {state.kind === 'sending' && (
          <ProgressBar
            label={t('upload.progress')}
            value={state.share}
            max={1}
            text={<bdi>{percent(Math.floor(state.share * 100), { decimals: 0 })}</bdi>}
          />
        )}
      </FileRow>
    ),
    failed: (
      <FileRow
        tile={<Tile icon={FileX2} tone="red" />}
        title={<bdi>{state.file.name}</bdi>}
        end={<IconButton icon={Trash2} label={t('upload.remove')} onClick={onRemove} />}
      >
        <span className={styles.actions}>
          <Button size="s" variant="tonal" icon={RefreshCw} onClick={onRetry}>
            {t('retry')}
          </Button>
          {replace}
        </span>
      </FileRow>
    ),
    done: (
      <FileRow
        tile={<Tile icon={FileCheck2} tone="green" />}
        title={name}
        end={
          <>
            {replace}
            <IconButton icon={Trash2} label={t('upload.remove')} onClick={onRemove} />
          </>
        }
      >
        <span className={styles.name}>
          <bdi>{state.file.name}</bdi>
        </span>
      </FileRow>
    ),
  }
  return (
    <div className={styles.file} data-over={over || undefined} data-at={state.kind} role="presentation" {...drag}>
      {rows[state.kind]}
    </div>
  )
}

function FileRow({
  tile,
  title,
  end,
  children,
}: {
  tile: ReactNode
  title: ReactNode
  end: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {tile}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
      {end}
    </>
  )
}

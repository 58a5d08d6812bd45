import { useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { TextArea } from '@sarv/shared/ui/fields/text-input'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useId, useState } from 'react'
import type { Change, RemoteDetail, RemoteRow } from '../../contract'
import { ChangeSentences } from '../audit/change-sentences'
import { remoteQuery, sendChange } from '../console-queries'
import { FailureText } from '../failure-text'
import { isConflict } from '../request'
import { type ChangeForm, emptyForm, readForm } from './change-form'
import { ChangePreview } from './change-preview'
import styles from './change.module.css'
import { KillFields } from './kill-fields'
import { PromoteFields } from './promote-fields'

/** Sheet of a change: what is wanted, what it would do, why; afterwards what it did. */
export function ChangeSheet({
  verb,
  version,
  detail,
  onClose,
}: {
  /** Undefined while the sheet is closed. */
  verb: Change['verb'] | undefined
  /** The version that a promotion begins with. */
  version?: string
  detail: RemoteDetail
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('console')
  const [shown, setShown] = useState(verb)
  if (verb !== undefined && verb !== shown) setShown(verb)
  const [busy, setBusy] = useState(false)
  const isStop = shown === 'rollback' && detail.row.canary !== undefined
  const name = detail.row.title[i18n.language === 'en' ? 'en' : 'fa']
  return (
    <Sheet
      open={verb !== undefined}
      onClose={onClose}
      dismissible={!busy}
      title={shown ? t(`verb.${isStop ? 'stopCanary' : shown}Of`, { name }) : ''}
    >
      {verb && <ChangeBody key={verb} verb={verb} version={version} detail={detail} onBusy={setBusy} onClose={onClose} />}
    </Sheet>
  )
}

function ChangeBody({
  verb,
  version,
  detail,
  onBusy,
  onClose,
}: {
  verb: Change['verb']
  version: string | undefined
  detail: RemoteDetail
  onBusy: (busy: boolean) => void
  onClose: () => void
}) {
  const { t } = useTranslation('console')
  const client = useQueryClient()
  const { report } = usePlatform()
  const id = useId()
  // What its author saw, until they look again: what others change meanwhile is a conflict and no surprise.
  const [row, setRow] = useState<RemoteRow>(detail.row)
  const [form, setForm] = useState<ChangeForm>(() => emptyForm(row, version ?? firstVersion(detail)))
  const [isTried, setTried] = useState(false)
  const { change, errors } = readForm({ verb, form, row })
  const send = useMutation({
    mutationFn: (wanted: Change) => sendChange(row.name, wanted),
    onMutate: () => onBusy(true),
    onSettled: () => {
      onBusy(false)
      return client.invalidateQueries({ queryKey: ['console'] })
    },
  })
  if (send.data) {
    return (
      <div className={styles.form}>
        <Alert tone="g" live>
          {t('change.done')}
          <ChangeSentences what={send.data.what} />
        </Alert>
        <Button block onClick={onClose}>
          {t('change.close')}
        </Button>
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (change?.why) send.mutate(change)
    else document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const set = (next: Partial<ChangeForm>) => setForm((before) => ({ ...before, ...next }))
  const told = (field: keyof typeof errors) => {
    const key = isTried ? errors[field] : undefined
    return key && t(key)
  }
  const lookAgain = async () => {
    const { row: next } = await client.fetchQuery({ ...remoteQuery(row.name), staleTime: 0 })
    send.reset()
    setRow(next)
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {verb === 'promote' && <PromoteFields form={form} set={set} told={told} row={row} versions={detail.versions} />}
      {verb === 'kill' && <KillFields form={form} set={set} told={told} />}
      <TextArea
        label={t('form.why')}
        help={t('form.whyHelp')}
        rows={2}
        maxLength={500}
        value={form.why}
        onChange={({ target }) => set({ why: target.value })}
        error={told('why')}
      />
      <ChangePreview name={row.name} wanted={change} />
      {send.error && (
        <Alert
          tone="r"
          live
          action={
            isConflict(send.error) && (
              <Button size="s" variant="tonal" onClick={() => void lookAgain().catch(report)}>
                {t('change.lookAgain')}
              </Button>
            )
          }
        >
          <FailureText error={send.error} />
        </Alert>
      )}
      <Button type="submit" block loading={send.isPending}>
        {t(verb === 'rollback' && row.canary ? 'verb.stopCanary' : `verb.${verb}`)}
      </Button>
    </form>
  )
}

/** The canary, else the newest version that nobody runs. */
function firstVersion({ row, versions }: RemoteDetail): string {
  return row.canary?.version ?? versions.find((one) => one !== row.version && !row.withdrawn.includes(one)) ?? ''
}

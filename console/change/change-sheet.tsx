import type { RemoteDetail } from '@sarv/platform/delivery/console/contract'
import { useNavigate, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { TextArea } from '@sarv/shared/ui/fields/text-input'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useId, useState } from 'react'
import { ChangeSentences } from '../audit/change-sentences'
import { focusFirstError } from '../focus-first-error'
import { isConflict } from '../request'
import { FailureAlert } from '../session/failure-alert'
import type { Typed } from '../session/kept-typing'
import styles from './change.module.css'
import type { ChangeStart, FieldName } from './change-form'
import { ChangePreview } from './change-preview'
import { KillFields } from './kill-fields'
import { PromoteFields } from './promote-fields'
import { useChange } from './use-change'

/** Sheet of a change: what is wanted, why, what it would do; afterwards what it did. Closed without a start. */
export function ChangeSheet({
  start,
  detail,
  onClose,
}: {
  start: ChangeStart | undefined
  detail: RemoteDetail
  onClose: () => void
}) {
  // The last start stays while the sheet slides out; each opening begins with an empty form.
  const [last, setLast] = useState({ start, openings: 0 })
  if (start !== undefined && start !== last.start) setLast({ start, openings: last.openings + 1 })
  return (
    last.start && (
      <OpenSheet key={last.openings} open={start !== undefined} start={last.start} detail={detail} onClose={onClose} />
    )
  )
}

function OpenSheet({
  open,
  start,
  detail,
  onClose,
}: {
  open: boolean
  start: ChangeStart
  detail: RemoteDetail
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('console')
  const navigate = useNavigate()
  const id = useId()
  const { row, form, set, change, errors, send, lookAgain } = useChange(start, detail)
  const [isTried, setTried] = useState(false)
  const kept: ChangeStart = { ...start, form }
  const typed: Typed = { sheet: 'change', typed: kept }
  const close = () => {
    onClose()
    // The page of a remote that was taken out has nothing more to show.
    if (send.data && start.verb === 'retire') navigate('/')
  }
  const verb = start.verb === 'rollback' && row.canary ? 'stopCanary' : start.verb
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (change?.why) send.mutate(change)
    else focusFirstError(event.currentTarget)
  }
  const told = (field: FieldName) => {
    const key = isTried ? errors[field] : undefined
    return key && t(key)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!send.isPending}
      title={t(`verb.${verb}Of`, { name: row.title[i18n.language === 'en' ? 'en' : 'fa'] })}
      action={
        send.data ? (
          <Button block onClick={close}>
            {t('change.close')}
          </Button>
        ) : (
          <Button type="submit" form={id} block loading={send.isPending}>
            {t(`verb.${verb}`)}
          </Button>
        )
      }
    >
      {send.data ? (
        <Alert tone="g" live>
          {t('change.done')}
          <ChangeSentences what={send.data.what} />
        </Alert>
      ) : (
        <form id={id} className={styles.form} onSubmit={submit} noValidate>
          {verb === 'promote' && (
            <PromoteFields form={form} set={set} told={told} row={row} versions={detail.versions} />
          )}
          {verb === 'retire' && <Alert tone="i">{t('change.retire')}</Alert>}
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
          {send.error ? (
            <FailureAlert
              error={send.error}
              isRefusal
              typed={typed}
              action={
                isConflict(send.error) && (
                  <Button size="s" variant="tonal" onClick={lookAgain}>
                    {t('change.lookAgain')}
                  </Button>
                )
              }
            />
          ) : (
            <ChangePreview row={row} wanted={change} form={form} set={set} typed={typed} />
          )}
        </form>
      )}
    </Sheet>
  )
}

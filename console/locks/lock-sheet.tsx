import type { WantedLock } from '@sarv/platform/delivery/console/contract'
import { useMutation, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { TextArea } from '@sarv/shared/ui/fields/text-input'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useId, useState } from 'react'
import { sendLock } from '../console-queries'
import { focusFirstError } from '../focus-first-error'
import { FailureAlert } from '../session/failure-alert'
import { emptyLockForm, type LockForm, readLockForm } from './lock-form'
import styles from './locks.module.css'
import type { Lockable } from './locks-of'
import { WindowFields } from './window-fields'

/** What a sheet is opened for, with what was typed before a sign-in interrupted it. */
export interface LockStart {
  readonly verb: 'lock' | 'unlock'
  readonly form?: LockForm
}

/** Sheet of a lock: why, and in which window. Closed without a start; each opening begins empty. */
export function LockSheet({ of, start, onClose }: { of: Lockable; start: LockStart | undefined; onClose: () => void }) {
  const { t } = useTranslation('console')
  const client = useQueryClient()
  const id = useId()
  const [last, setLast] = useState(start)
  const [form, setForm] = useState<LockForm>(() => ({ ...emptyLockForm(new Date()), ...start?.form }))
  const [isTried, setTried] = useState(false)
  const send = useMutation({
    mutationFn: (wanted: WantedLock) => sendLock(of.name, wanted),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['console'] }),
  })
  if (start !== undefined && start !== last) {
    setLast(start)
    setForm(emptyLockForm(new Date()))
    setTried(false)
    send.reset()
  }
  const { wanted, errors } = readLockForm(form, new Date())
  const set = (next: Partial<LockForm>) => setForm((before) => ({ ...before, ...next }))
  const told = (field: keyof typeof errors) => {
    const key = isTried ? errors[field] : undefined
    return key && t(key)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (wanted) send.mutate(wanted)
    else focusFirstError(event.currentTarget)
  }
  const kept: LockStart = { verb: 'lock', form }
  return (
    <Sheet
      open={start !== undefined}
      onClose={onClose}
      dismissible={!send.isPending}
      title={t('lock.of', { name: of.title })}
      description={t('lock.goesOn')}
      action={
        <Button type="submit" form={id} block loading={send.isPending}>
          {t('lock.lock.one')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <WindowFields form={form} set={set} told={told} />
        <TextArea
          label={t('form.why')}
          help={t('lock.whyHelp')}
          rows={2}
          maxLength={500}
          value={form.why}
          onChange={({ target }) => set({ why: target.value })}
          error={told('why')}
        />
        {send.error && <FailureAlert error={send.error} isRefusal typed={{ sheet: 'lock', typed: kept }} />}
      </form>
    </Sheet>
  )
}

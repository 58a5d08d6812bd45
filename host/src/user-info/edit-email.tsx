import { sentenceOf } from '@sarv/shared/api/read-failure'
import { codeOf } from '@sarv/shared/i18n/digits'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { email } from '@sarv/shared/rules/email'
import { required } from '@sarv/shared/rules/required'
import { Button } from '@sarv/shared/ui/button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { TextInput } from '@sarv/shared/ui/text-input'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useChangeContact } from './user-info-queries'

/** The e-mail and its sheet (VAL-03). What was typed stays when it is refused. */
export function EditEmail({ open, onClose, current }: { open: boolean; onClose: () => void; current: string | null }) {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const form = useId()
  const change = useChangeContact()
  const field = useRef<HTMLInputElement>(null)
  const save = (address: string) =>
    change.mutate(
      { email: address },
      {
        onSuccess: () => {
          toast(t('userInfo.emailSaved'))
          onClose()
        },
      },
    )
  return (
    <Sheet
      open={open}
      onClose={() => {
        change.reset()
        onClose()
      }}
      dismissible={!change.isPending}
      title={t('userInfo.editEmail')}
      initialFocus={field}
      action={
        <Button type="submit" form={form} block loading={change.isPending}>
          {t('userInfo.save')}
        </Button>
      }
    >
      <EmailForm
        id={form}
        field={field}
        current={current ?? ''}
        refused={change.isError ? (sentenceOf(change.error) ?? t('userInfo.emailFailed')) : undefined}
        onSave={save}
      />
    </Sheet>
  )
}

function EmailForm({
  id,
  field,
  current,
  refused,
  onSave,
}: {
  id: string
  field: React.RefObject<HTMLInputElement | null>
  current: string
  refused: string | undefined
  onSave: (email: string) => void
}) {
  const { t } = useTranslation('host')
  const [typed, setTyped] = useState(current)
  const [tried, setTried] = useState(false)
  const problem = required(typed) ?? email(codeOf(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === undefined) onSave(codeOf(typed))
    else field.current?.focus()
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t('userInfo.email')}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tried && problem ? t(problem) : refused}
      />
    </form>
  )
}

import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { call, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { changeUserContact } from '../../contract/user-contact'
import { profileQuery } from '../../queries/profile-query'
import { email } from '../../rules/email'
import { required } from '../../rules/required'
import { normalizeCode } from '../../text/digits'
import { OnlineButton } from '../actions/online-button'
import { TextInput } from '../fields/text-input'
import { Sheet } from '../overlay/sheet'

/**
 * Changes the e-mail of the person (VAL-03): a sheet on phones, a drawer at the side from 768 px. What was typed stays
 * when it is refused.
 * @example <EmailDrawer open={editing} current={person.email} onClose={stop} onSaved={(address) => show(address)} />
 */
export function EmailDrawer({
  open,
  onClose,
  current,
  onSaved,
}: {
  open: boolean
  onClose: () => void
  current: string | null
  onSaved: (email: string) => void
}) {
  const { t } = useTranslation('ui')
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: (address: string) => call(changeUserContact, { body: { email: address } }),
    onSuccess(_, address) {
      toast(t('email.saved'))
      onSaved(address)
      return queries.invalidateQueries({ queryKey: profileQuery().queryKey })
    },
  })
  return (
    <Sheet
      open={open}
      onClose={() => {
        change.reset()
        onClose()
      }}
      dismissible={!change.isPending}
      wide="side"
      title={t('email.edit')}
      initialFocus={field}
      action={
        <OnlineButton type="submit" form={form} block loading={change.isPending}>
          {t('email.save')}
        </OnlineButton>
      }
    >
      <EmailForm
        id={form}
        field={field}
        current={current ?? ''}
        refused={change.isError ? (sentenceOf(change.error) ?? t('email.failed')) : undefined}
        onSave={change.mutate}
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
  field: RefObject<HTMLInputElement | null>
  current: string
  refused: string | undefined
  onSave: (email: string) => void
}) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState(current)
  const [tried, setTried] = useState(false)
  const problem = required(typed) ?? email(normalizeCode(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === undefined) onSave(normalizeCode(typed))
    else field.current?.focus()
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t('email.label')}
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

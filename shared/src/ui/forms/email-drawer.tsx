import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { call, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { useConfirmedMutation } from '../../confirmation/use-confirmed-mutation'
import { changeUserContact } from '../../contract/user-contact'
import { profileQuery } from '../../queries/profile-query'
import { email } from '../../rules/email'
import { required } from '../../rules/required'
import { normalizeCode } from '../../text/digits'
import { OnlineButton } from '../actions/online-button'
import { TextInput } from '../fields/text-input'
import { Sheet } from '../overlay/sheet'

/**
 * Changes the e-mail of the person (VAL-03), by a code (PLT-080): a sheet on phones, a drawer at the side from 768 px. What
 * was typed stays when it is refused.
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
  const { toast, report } = usePlatform()
  const queries = useQueryClient()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const change = useConfirmedMutation({
    mutationFn: (address: string, confirmed) => call(changeUserContact, { body: { email: address }, ...confirmed }),
    onSuccess(_, address) {
      setTyped(undefined)
      toast(t('email.saved'))
      onSaved(address)
      queries.invalidateQueries({ queryKey: profileQuery().queryKey }).catch(report)
    },
  })
  return (
    <>
      <Sheet
        open={open && !change.isAsking}
        onClose={() => {
          setTyped(undefined)
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
          typed={typed ?? current ?? ''}
          onType={setTyped}
          refused={change.error === null ? undefined : (sentenceOf(change.error) ?? t('email.failed'))}
          onSave={change.mutate}
        />
      </Sheet>
      {change.sheet}
    </>
  )
}

function EmailForm({
  id,
  field,
  typed,
  onType,
  refused,
  onSave,
}: {
  id: string
  field: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  refused: string | undefined
  onSave: (email: string) => void
}) {
  const { t } = useTranslation('ui')
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
        onChange={(event) => onType(event.target.value)}
        error={tried && problem ? t(problem) : refused}
      />
    </form>
  )
}

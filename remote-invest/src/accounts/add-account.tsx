import { useDraft } from '@sarv/shared/drafts/use-draft'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { normalizeIban, parseTypedIban } from '@sarv/shared/rules/typed-iban'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { CallErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { IbanInput, typedIbanError } from '@sarv/shared/ui/forms/iban-input'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useAddAccount } from './account-queries'

/** Button with the sheet that adds a bank account by its IBAN. (INV-074, VAL-24, D-126) */
export function AddAccount() {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [tried, setTried] = useState(false)
  const { typed, change, discard } = useDraft('account', '', parseTypedIban)
  const close = () => {
    setOpen(false)
    setTried(false)
    add.reset()
  }
  const add = useAddAccount(() => {
    change('')
    discard()
    toast(t('accounts.added'))
    close()
  })
  const error = typedIbanError(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) add.mutate(normalizeIban(typed))
    else field.current?.focus()
  }
  return (
    <>
      <Button variant="tonal" block icon={Plus} onClick={() => setOpen(true)}>
        {t('accounts.add')}
      </Button>
      <Sheet
        open={open && !add.isAsking}
        onClose={close}
        dismissible={!add.isPending}
        wide="side"
        title={t('accounts.add')}
        description={t('accounts.addText')}
        initialFocus={field}
        action={
          <>
            <CallErrorAlert error={add.error} text={t('accounts.notAdded')} />
            <OnlineButton type="submit" form={form} block loading={add.isPending}>
              {t('accounts.addYes')}
            </OnlineButton>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <IbanInput
            ref={field}
            label={t('accounts.iban')}
            help={t('accounts.ibanHelp')}
            value={typed}
            onChange={(event) => change(event.target.value)}
            error={tried && error ? t(error) : undefined}
          />
        </form>
      </Sheet>
      {add.sheet}
    </>
  )
}

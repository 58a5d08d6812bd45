import { type Destination, deleteDestination, saveDestination } from '@sarv/shared/contract/bank-transfers'
import { call, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { destinationsQuery } from './transfer-queries'

/** Sheet of a saved destination: another name, or forget it, at a second press. (BNK-062) */
export function DestinationSheet({ destination, onClose }: { destination: Destination; onClose: () => void }) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const [name, setName] = useState(destination.name)
  const [asked, setAsked] = useState(false)
  const done = async (said: string) => {
    await queries.invalidateQueries(destinationsQuery())
    toast(said)
    onClose()
  }
  const rename = useMutation({
    mutationFn: () =>
      call(saveDestination, {
        body: { kind: destination.kind as 'CARD' | 'IBAN', number: destination.number, name: name.trim() },
      }),
    onSuccess: () => done(t('transfer.renamed')),
  })
  const forget = useMutation({
    mutationFn: () => call(deleteDestination, { params: { id: destination.id } }),
    onSuccess: () => done(t('transfer.forgotten')),
  })
  const isEmpty = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React the sheet lies within the form of the transfer, which would be submitted too.
    event.stopPropagation()
    if (!isEmpty && !rename.isPending) rename.mutate()
  }
  return (
    <Sheet open onClose={onClose} title={t('transfer.editTitle')}>
      <form className={stack[12]} onSubmit={submit} noValidate>
        <TextInput
          label={t('transfer.name')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          {...(isEmpty && { error: t('ui:rules.required') })}
        />
        <OnlineButton type="submit" block disabled={isEmpty} loading={rename.isPending}>
          {t('transfer.saveName')}
        </OnlineButton>
        <OnlineButton
          block
          variant="ghost"
          icon={Trash2}
          loading={forget.isPending}
          onClick={() => (asked ? forget.mutate() : setAsked(true))}
        >
          {t(asked ? 'transfer.forgetSure' : 'transfer.forget')}
        </OnlineButton>
      </form>
    </Sheet>
  )
}

import { type Destination, deleteDestination, saveDestination } from '@sarv/shared/contract/bank-transfers'
import { call, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { BankNumber } from './bank-mark'
import { destinationsQuery } from './transfer-queries'

/** Sheet of a saved recipient: another name for all of its numbers, or forget one, at a second press. (BNK-062, BNK-087) */
export function DestinationSheet({ numbers, onClose }: { numbers: readonly Destination[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const [first] = numbers
  const [name, setName] = useState(first?.name ?? '')
  const [asked, setAsked] = useState<number>()
  const done = async (said: string, isOver: boolean) => {
    await queries.invalidateQueries(destinationsQuery())
    toast(said)
    if (isOver) onClose()
  }
  const rename = useMutation({
    mutationFn: ({ kind, number }: Destination) =>
      call(saveDestination, { body: { kind: kind as 'CARD' | 'IBAN', number, name: name.trim() } }),
    onSuccess: () => done(t('transfer.renamed'), true),
  })
  const forget = useMutation({
    mutationFn: ({ id }: Destination) => call(deleteDestination, { params: { id } }),
    onSuccess: () => done(t('transfer.forgotten'), numbers.length === 1),
  })
  const isEmpty = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React the sheet lies within the form of the transfer, which would be submitted too.
    event.stopPropagation()
    if (first && !isEmpty && !rename.isPending) rename.mutate(first)
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
        {numbers.map((one) => (
          <OnlineButton
            key={one.id}
            block
            variant="ghost"
            icon={Trash2}
            loading={forget.isPending && forget.variables.id === one.id}
            onClick={() => (asked === one.id ? forget.mutate(one) : setAsked(one.id))}
          >
            {t(asked === one.id ? 'transfer.forgetSure' : 'transfer.forget')} <BankNumber {...one} />
          </OnlineButton>
        ))}
      </form>
    </Sheet>
  )
}

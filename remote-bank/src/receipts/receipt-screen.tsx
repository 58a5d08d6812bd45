import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { useDraft } from '@sarv/shared/drafts/use-draft'
import { Navigate, useParams, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Page } from '@sarv/shared/ui/layout/page'
import { emptyDraft, parseDraft, transferForm } from '../transfer/transfer-draft'
import { atAmount } from '../transfer/transfer-stage'
import { kindOf } from '../transfer/typed-destination'
import { receiptQuery } from './receipt-queries'
import { TransferReceipt } from './transfer-receipt'

/** Screen of /bank/receipt/:id: the receipt of one transfer. (BNK-052, BNK-053, BNK-090) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const { id = '' } = useParams()
  const receipt = useQuery(receiptQuery(id))
  const draft = useDraft(transferForm, emptyDraft, parseDraft)
  if (isNotFound(receipt.error) && !receipt.isFetching) return <Navigate to="/not-found" replace />
  // The draft carries the recipient: a history entry holds nothing about a person.
  const again = (number: string) => {
    draft.change({ ...emptyDraft, numbers: [number] })
    const way = kindOf(number) === 'CARD' ? 'card-to-card' : 'sheba'
    navigation.navigate(`/bank/operations/${way}`, { state: atAmount })
  }
  return (
    <Page width="flow">
      <TransferReceipt id={id} onAgain={again}>
        <ButtonLink block variant="tonal" to="/bank/transactions">
          {t('receipt.toTransactions')}
        </ButtonLink>
      </TransferReceipt>
    </Page>
  )
}

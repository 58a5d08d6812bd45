import { useFormat, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { AddressDrawer } from '@sarv/shared/ui/forms/address-drawer'
import { EmailDrawer } from '@sarv/shared/ui/forms/email-drawer'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PmaStage } from '../flow/onboarding-flow'
import styles from './contracts.module.css'
import { missingField, readSigner, type Signer, type SigningForm } from './signing-flow'

/** Sheet with the signer's data, to be corrected before the code is sent. (PMA-037) */
export function SignerSheet({
  open,
  onClose,
  stage,
  sending,
  onAccept,
}: {
  open: boolean
  onClose: () => void
  stage: PmaStage
  sending: boolean
  onAccept: (form: Pick<SigningForm, 'email_address' | 'address_id' | 'receiver'>) => void
}) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const [editing, setEditing] = useState<'email' | 'address'>()
  const [changed, setChanged] = useState<Partial<Signer>>({})
  const signer = { ...readSigner(stage), ...changed }
  const missing = missingField(signer)
  const closeDrawer = () => setEditing(undefined)
  const applyChange = (fields: Partial<Signer>) => {
    setChanged((before) => ({ ...before, ...fields }))
    closeDrawer()
    // The server's block has changed too: it is what a later visit reads.
    void queries.invalidateQueries({ queryKey: ['pma', 'onboarding'] })
  }
  return (
    <>
      <Sheet
        open={open && editing === undefined}
        onClose={onClose}
        dismissible={!sending}
        wide="side"
        title={t('contracts.info.title')}
        description={t('contracts.info.text')}
        action={
          <>
            <p className={styles.hint} role="status">
              {missing && t(`contracts.info.missing.${missing}`)}
            </p>
            <OnlineButton
              block
              disabled={missing !== undefined}
              loading={sending}
              onClick={() => {
                if (signer.addressId === undefined) return
                onAccept({ email_address: signer.email, address_id: signer.addressId, receiver: signer.mobile })
              }}
            >
              {t('contracts.info.accept')}
            </OnlineButton>
          </>
        }
      >
        <SignerFacts signer={signer} onEdit={setEditing} />
      </Sheet>
      <EmailDrawer
        open={open && editing === 'email'}
        current={signer.email}
        onClose={closeDrawer}
        onSaved={(email) => applyChange({ email })}
      />
      <AddressDrawer
        open={open && editing === 'address'}
        onClose={closeDrawer}
        onSaved={({ id, address, postal_code }) => {
          toast(t('contracts.info.addressSaved'))
          applyChange({ addressId: id, address, postcode: postal_code })
          void queries.invalidateQueries({ queryKey: ['shell', 'addresses'] })
        }}
      />
    </>
  )
}

function SignerFacts({ signer, onEdit }: { signer: Signer; onEdit: (field: 'email' | 'address') => void }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const editable = (value: ReactNode, field: 'email' | 'address') => (
    <span className={styles.edited}>
      {value}
      <IconButton icon={Pencil} label={t(`contracts.info.edit.${field}`)} onClick={() => onEdit(field)} />
    </span>
  )
  const none = t('contracts.info.none')
  return (
    <KeyValues
      rows={[
        { key: t('contracts.info.owner'), value: signer.owner },
        {
          key: t('contracts.info.email'),
          value: editable(signer.email ? <LeftToRight>{signer.email}</LeftToRight> : none, 'email'),
        },
        {
          key: t('contracts.info.address'),
          value: editable(signer.address ? digits(signer.address) : none, 'address'),
        },
        {
          key: t('contracts.info.postcode'),
          value: signer.postcode ? <LeftToRight>{digits(signer.postcode)}</LeftToRight> : none,
        },
      ]}
    />
  )
}

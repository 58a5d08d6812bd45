import { useFormat, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { AddressDrawer } from '@sarv/shared/ui/address-drawer'
import { Button } from '@sarv/shared/ui/button'
import { EmailDrawer } from '@sarv/shared/ui/email-drawer'
import { IconButton } from '@sarv/shared/ui/icon-button'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Sheet } from '@sarv/shared/ui/sheet'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { missingOf, type Signer, type SigningForm, signerIn } from './contract-signing'
import styles from './contracts.module.css'
import type { PmaStage } from './onboarding-flow'

/** Who signs and where the papers go, to be corrected before the code is sent. (PMA-037) */
export function SignUserInfo({
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
  onAccept: (asked: Pick<SigningForm, 'email_address' | 'address_id' | 'receiver'>) => void
}) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const [editing, edit] = useState<'email' | 'address'>()
  const [changed, change] = useState<Partial<Signer>>({})
  const signer = { ...signerIn(stage), ...changed }
  const missing = missingOf(signer)
  const shut = () => edit(undefined)
  const keep = (part: Partial<Signer>) => {
    change((before) => ({ ...before, ...part }))
    shut()
    // The server's own block says it too, for whoever comes back later.
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
            <Button
              block
              disabled={missing !== undefined}
              loading={sending}
              onClick={() => {
                if (signer.addressId === undefined) return
                onAccept({ email_address: signer.email, address_id: signer.addressId, receiver: signer.mobile })
              }}
            >
              {t('contracts.info.accept')}
            </Button>
          </>
        }
      >
        <SignerFacts signer={signer} onEdit={edit} />
      </Sheet>
      <EmailDrawer
        open={open && editing === 'email'}
        current={signer.email}
        onClose={shut}
        onSaved={(email) => keep({ email })}
      />
      <AddressDrawer
        open={open && editing === 'address'}
        onClose={shut}
        onAdded={({ id, address, postal_code }) => {
          toast(t('contracts.info.addressSaved'))
          keep({ addressId: id, address, postcode: postal_code })
          void queries.invalidateQueries({ queryKey: ['shell', 'addresses'] })
        }}
      />
    </>
  )
}

function SignerFacts({ signer, onEdit }: { signer: Signer; onEdit: (what: 'email' | 'address') => void }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const edited = (value: ReactNode, what: 'email' | 'address') => (
    <span className={styles.edited}>
      {value}
      <IconButton icon={Pencil} label={t(`contracts.info.edit.${what}`)} onClick={() => onEdit(what)} />
    </span>
  )
  const none = t('contracts.info.none')
  return (
    <KeyValues
      rows={[
        { key: t('contracts.info.owner'), value: signer.owner },
        {
          key: t('contracts.info.email'),
          value: edited(signer.email ? <bdi dir="ltr">{signer.email}</bdi> : none, 'email'),
        },
        {
          key: t('contracts.info.address'),
          value: edited(signer.address ? digits(signer.address) : none, 'address'),
        },
        {
          key: t('contracts.info.postcode'),
          value: signer.postcode ? <bdi dir="ltr">{digits(signer.postcode)}</bdi> : none,
        },
      ]}
    />
  )
}

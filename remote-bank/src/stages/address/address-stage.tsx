import { useFormat, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { addressesQuery } from '@sarv/shared/queries/addresses-query'
import { findBlock } from '@sarv/shared/stages/page-blocks'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { SelectableCard, SelectableCards } from '@sarv/shared/ui/fields/selectable-card'
import { AddressDrawer } from '@sarv/shared/ui/forms/address-drawer'
import { AddressPlace } from '@sarv/shared/ui/forms/address-place'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { InfoBlock } from '../flow/info-block'
import { storedValue } from '../flow/stage-field'
import { StageHead } from '../flow/stage-head'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { selectAddress } from './address-choice'

/** Stage screen of the address that the card is sent to. (BNK-030, BNK-031) */
export function AddressStage({ flow, stage, submit, submitting }: StageScreenProps) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const name = useId()
  const queryClient = useQueryClient()
  const addresses = useQuery(addressesQuery())
  const [chosen, choose] = useState<number>()
  const [adding, setAdding] = useState(false)
  const selected = selectAddress(addresses.data ?? [], chosen, storedValue(stage, 'address_id'))
  const delivery = findBlock(stage.wire, 'delivery')
  return (
    <Page width="flow">
      <StageHead flow={flow} stage={stage} title={t('stages.address.title')} lead={t('stages.address.lead')} />
      <QueryBoundary query={addresses} skeleton={<SkeletonCard rows={2} />} title={t('stages.address.failed')}>
        {(all) => (
          <div className={stack[12]}>
            {all.length === 0 ? (
              <p className={typography.secondary}>{t('stages.address.none')}</p>
            ) : (
              <SelectableCards label={t('stages.address.list')}>
                {all.map((one) => (
                  <SelectableCard
                    key={one.id}
                    name={name}
                    checked={one.id === selected?.id}
                    onChoose={() => choose(one.id)}
                    title={<OwnText text={digits(one.address)} />}
                    caption={
                      <>
                        <AddressPlace address={one} /> {t('stages.address.postcode')}{' '}
                        <LeftToRight>{digits(one.postal_code)}</LeftToRight>
                      </>
                    }
                  />
                ))}
              </SelectableCards>
            )}
            <Button variant="tonal" size="m" icon={Plus} onClick={() => setAdding(true)}>
              {t('stages.address.add')}
            </Button>
            {delivery && <InfoBlock block={delivery} />}
          </div>
        )}
      </QueryBoundary>
      <ActionBar>
        <OnlineButton
          block
          disabled={selected === undefined}
          loading={submitting}
          onClick={() => selected && submit({ address_id: selected.id })}
        >
          {t('stages.address.choose')}
        </OnlineButton>
      </ActionBar>
      <AddressDrawer
        open={adding}
        onClose={() => setAdding(false)}
        onSaved={async ({ id }) => {
          setAdding(false)
          choose(id)
          await queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey })
        }}
      />
    </Page>
  )
}

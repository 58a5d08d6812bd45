import { ApiError, call, queryOptions, useMutation, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { useId, useState } from 'react'
import { type Address, addAddress, changeAddress, type NewAddress } from '../../contract/addresses'
import { listCities, listProvinces } from '../../contract/location'
import { discardDraft } from '../../drafts/use-draft'
import { hours } from '../../queries/freshness'
import { OnlineButton } from '../actions/online-button'
import { Alert } from '../feedback/alert'
import { ErrorState } from '../feedback/error-state'
import { Skeleton, SkeletonGroup } from '../feedback/skeleton'
import { Sheet } from '../overlay/sheet'
import { AddressForm, addressDraft } from './address-form'

/** The 31 provinces; they do not change while a page is open. @example useQuery(provincesQuery()) */
export const provincesQuery = () =>
  queryOptions({ queryKey: ['places', 'provinces'], queryFn: () => call(listProvinces), staleTime: hours(24) })

/** @example useQuery(citiesQuery(8)) */
export const citiesQuery = (province: number) =>
  queryOptions({
    queryKey: ['places', 'cities', province],
    queryFn: () => call(listCities, { params: { id: province } }),
    staleTime: hours(24),
  })

/**
 * Adds an address to those of the person, or changes one: a sheet on phones, a drawer at the side from 768 px. What was typed stays when
 * the server refuses it. (PLT-059)
 * @example <AddressDrawer open={adding} onClose={stop} onSaved={(address) => choose(address.id)} />
 */
export function AddressDrawer({
  open,
  known,
  onClose,
  onSaved,
}: {
  open: boolean
  /** The address to change. @default a new one */
  known?: Address
  onClose: () => void
  onSaved: (address: Address) => void
}) {
  const { t } = useTranslation('ui')
  const platform = usePlatform()
  const form = useId()
  const save = useMutation({
    mutationFn: (body: NewAddress) =>
      known ? call(changeAddress, { params: { id: known.id }, body }) : call(addAddress, { body }),
    onSuccess(address) {
      discardDraft(platform, addressDraft(known?.id))
      onSaved(address)
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!save.isPending}
      wide="side"
      title={t(known ? 'address.change' : 'address.add')}
      action={
        <>
          {save.isError && (
            <Alert tone="r" live>
              {(save.error instanceof ApiError && save.error.detail) || t('address.failed')}
            </Alert>
          )}
          <OnlineButton type="submit" form={form} block loading={save.isPending}>
            {t('address.save')}
          </OnlineButton>
        </>
      }
    >
      <Places form={form} known={known} onSubmit={save.mutate} />
    </Sheet>
  )
}

function Places({
  form,
  known,
  onSubmit,
}: {
  form: string
  known: Address | undefined
  onSubmit: (address: NewAddress) => void
}) {
  const { t } = useTranslation('ui')
  const [province, setProvince] = useState<number>()
  const provinces = useQuery(provincesQuery())
  const cities = useQuery({ ...citiesQuery(province ?? 0), enabled: province !== undefined })
  const failed = [provinces, cities].find((query) => query.isError)
  if (!provinces.data && !failed) return <FormSkeleton />
  return (
    <>
      {failed && (
        <ErrorState
          compact
          text={t('address.placesFailed')}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      )}
      {provinces.data && (
        <AddressForm
          id={form}
          {...(known && { known })}
          provinces={provinces.data}
          cities={cities.data}
          onProvince={setProvince}
          onSubmit={onSubmit}
        />
      )}
    </>
  )
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={84} radius={12} />
      <Skeleton height={132} radius={12} />
      <Skeleton height={84} radius={12} />
    </SkeletonGroup>
  )
}

import { isObject } from '@sarv/platform/lib/is-object'
import { useTranslation } from '@sarv/shared/platform'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Address, NewAddress } from '../../contract/addresses'
import type { Place } from '../../contract/location'
import { useDraft } from '../../drafts/use-draft'
import { addressErrors, addressLine, parseAddressLine, type AddressForm as Typed } from '../../rules/address'
import { addressCategory, postcodeLength } from '../../rules/constants'
import { normalizeCode } from '../../text/digits'
import { Checkbox } from '../fields/checkbox'
import { SelectInput } from '../fields/select-input'
import { TextArea, TextInput } from '../fields/text-input'
import styles from './address-form.module.css'

interface AddressDraft extends Typed {
  readonly isDefault: boolean
}

const empty: AddressDraft = {
  province: '',
  city: '',
  address: '',
  tel: '',
  unit: '',
  postalCode: '',
  isDefault: false,
}

/** Name of the draft of a new address, or of the changes of one. @example addressDraft(7) // 'address-7' */
export const addressDraft = (id?: number) => (id === undefined ? 'address' : `address-${id}`)

const toTyped = (known: Address): AddressDraft => ({
  ...parseAddressLine(known.address),
  province: String(known.province_id),
  city: String(known.city_id),
  postalCode: known.postal_code,
  isDefault: known.is_default,
})

/** Parses the draft out of what the storage holds, which may be anything. (F45) */
function parseAddressDraft(kept: unknown): AddressDraft | undefined {
  if (!isObject(kept)) return undefined
  const texts = fieldNames.map((name) => [name, typeof kept[name] === 'string' ? kept[name].slice(0, 400) : ''])
  return { ...empty, ...Object.fromEntries(texts), isDefault: kept.isDefault === true }
}

const fieldNames = ['province', 'city', 'address', 'tel', 'unit', 'postalCode'] as const

/**
 * The six fields of an address, new or known; the cities follow the province. Gives the address as it is sent, the street joined with
 * plate and unit. The button stands outside and names this form by its id. (PLT-059, VAL-12)
 * @example <AddressForm id={id} provinces={provinces} cities={cities} onProvince={setProvince} onSubmit={add} />
 */
export function AddressForm({
  id,
  known,
  provinces,
  cities,
  onProvince,
  onSubmit,
}: {
  id: string
  /** The address to change. @default a new one */
  known?: Address
  provinces: readonly Place[]
  /** Cities of the chosen province; undefined while they are not known. */
  cities: readonly Place[] | undefined
  onProvince: (province: number) => void
  onSubmit: (address: NewAddress) => void
}) {
  const { t } = useTranslation('ui')
  const { typed, update } = useDraft(addressDraft(known?.id), known ? toTyped(known) : empty, parseAddressDraft)
  const { isDefault, province } = typed
  const [tried, setTried] = useState(false)
  const problems = tried ? addressErrors(typed) : undefined
  const field = (name: keyof Typed) => {
    const problem = problems?.[name]
    return {
      name,
      value: typed[name],
      error: problem && t(problem),
      onChange: ({ target }: { target: { value: string } }) => update({ [name]: target.value }),
    }
  }
  const tellProvince = useEffectEvent(onProvince)
  useEffect(() => {
    if (province !== '') tellProvince(Number(province))
  }, [province])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [wrong] = Object.keys(addressErrors(typed) ?? {})
    if (wrong === undefined) onSubmit({ ...sentFrom(typed), is_default: isDefault })
    else focusOn(event.currentTarget.elements.namedItem(wrong))
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <SelectInput
          {...field('province')}
          label={t('address.province')}
          placeholder={t('address.choose')}
          options={optionsOf(provinces)}
          onChange={({ target }) => update({ province: target.value, city: '' })}
        />
        <SelectInput
          {...field('city')}
          label={t('address.city')}
          placeholder={t(
            typed.province === '' ? 'address.provinceFirst' : cities ? 'address.choose' : 'address.fetching',
          )}
          options={optionsOf(typed.province === '' ? [] : (cities ?? []))}
        />
      </div>
      <TextArea
        {...field('address')}
        label={t('address.street')}
        help={t('address.streetHelp')}
        maxLength={400}
        autoComplete="street-address"
      />
      <div className={styles.pair}>
        <TextInput {...field('tel')} label={t('address.plate')} digits maxLength={10} />
        <TextInput {...field('unit')} label={t('address.unit')} digits maxLength={10} />
      </div>
      <TextInput {...field('postalCode')} label={t('address.postalCode')} digits maxLength={postcodeLength} />
      {!known?.is_default && (
        <Checkbox checked={isDefault} onChange={(event) => update({ isDefault: event.target.checked })}>
          {t('address.default')}
        </Checkbox>
      )}
    </form>
  )
}

function sentFrom(typed: Typed): Omit<NewAddress, 'is_default'> {
  return {
    address: addressLine(typed),
    postal_code: normalizeCode(typed.postalCode),
    province_id: Number(typed.province),
    city_id: Number(typed.city),
    category: addressCategory,
  }
}

const optionsOf = (places: readonly Place[]) => places.map(({ id, name }) => ({ value: String(id), label: name }))

function focusOn(element: Element | RadioNodeList | null): void {
  if (element instanceof HTMLElement) element.focus()
}

import { useTranslation } from '@sarv/shared/platform'
import { type FormEvent, useState } from 'react'
import type { NewAddress } from '../../contract/addresses'
import type { Place } from '../../contract/location'
import { addressErrors, addressLine, type AddressForm as Typed } from '../../rules/address'
import { addressCategory, postcodeLength } from '../../rules/constants'
import { normalizeCode } from '../../text/digits'
import { Checkbox } from '../fields/checkbox'
import { SelectInput } from '../fields/select-input'
import { TextArea, TextInput } from '../fields/text-input'
import styles from './address-form.module.css'

const empty: Typed = { province: '', city: '', address: '', tel: '', unit: '', postalCode: '' }

/**
 * The six fields of an address; the cities follow the province. Gives the address as it is sent, the street joined with
 * plate and unit. The button stands outside and names this form by its id. (PLT-059, VAL-12)
 * @example <AddressForm id={id} provinces={provinces} cities={cities} onProvince={setProvince} onSubmit={add} />
 */
export function AddressForm({
  id,
  provinces,
  cities,
  onProvince,
  onSubmit,
}: {
  id: string
  provinces: readonly Place[]
  /** Of the chosen province; undefined while they are not known. */
  cities: readonly Place[] | undefined
  onProvince: (province: number) => void
  onSubmit: (address: NewAddress) => void
}) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState(empty)
  const [isDefault, setIsDefault] = useState(false)
  const [tried, setTried] = useState(false)
  const problems = tried ? addressErrors(typed) : undefined
  const field = (name: keyof Typed) => {
    const problem = problems?.[name]
    return {
      name,
      value: typed[name],
      error: problem && t(problem),
      onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
    }
  }
  const chooseProvince = ({ target }: { target: { value: string } }) => {
    setTyped((now) => ({ ...now, province: target.value, city: '' }))
    if (target.value !== '') onProvince(Number(target.value))
  }
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
          onChange={chooseProvince}
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
      <Checkbox checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)}>
        {t('address.default')}
      </Checkbox>
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

import type { ComponentProps } from 'react'
import { iban } from '../../rules/iban'
import { required } from '../../rules/required'
import { normalizeIban } from '../../rules/typed-iban'
import { TextInput } from '../fields/text-input'

/** Validation error of a typed IBAN, as a key of the texts; undefined when it can be sent. (VAL-24) */
export const typedIbanError = (typed: string) => required(typed) ?? iban(normalizeIban(typed))

/**
 * Field of an IBAN, with or without IR and spaces. (VAL-24)
 * @example <IbanInput ref={field} label={t('iban')} help={t('ibanHelp')} value={typed} onChange={change} error={error} />
 */
export function IbanInput(props: Omit<ComponentProps<typeof TextInput>, 'digits' | 'placeholder' | 'maxLength'>) {
  return <TextInput {...props} digits placeholder="IR" maxLength={40} />
}

import type { Profile } from '@sarv/shared/contract/profile'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { maskNationalCode } from './mask-national-code'

/** Rows of a person for `KeyValues`: the mobile number, and the national code with stars. */
export function useIdentityRows({ preferred_username, national_code }: Profile) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const inDigits = (text: string) => (
    <bdi dir="ltr" translate="no">
      {digits(text)}
    </bdi>
  )
  return [
    { key: t('profile.mobile'), value: inDigits(preferred_username) },
    {
      key: t('profile.nationalCode'),
      value: national_code ? inDigits(maskNationalCode(national_code)) : t('profile.noNationalCode'),
    },
  ]
}

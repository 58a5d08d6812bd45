import { useLocation, useNavigate, useSearchParams } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { withParam } from './portfolio-param'

/** Value of the chip «all». */
const all = ''

/**
 * Chips that filter a list by one parameter of the address, which keeps the choice.
 * @example <ParamChips name="type" label={t('transactions.byType')} any={t('transactions.anyType')} value={type} options={…} />
 */
export function ParamChips({
  name,
  label,
  any,
  value,
  options,
}: {
  /** Name of the parameter. */
  name: string
  label: string
  /** What the chip for no filter is called. */
  any: string
  value: string | undefined
  options: readonly { readonly value: string; readonly label: string }[]
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (
    <ChipGroup
      label={label}
      scroll
      value={value ?? all}
      onChange={(chosen) => navigate(`${pathname}${withParam(query, name, chosen || undefined)}`, { replace: true })}
      options={[{ value: all, label: any }, ...options]}
    />
  )
}

import { useLocation, useNavigate, useQuery, useTranslation } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { fundsQuery } from '../funds/fund-queries'
import styles from './fund-filter.module.css'
import { withFund } from './statement-filter'

/** Select for the fund of a statement: the held ones and the one that the URL names. Without a choice it renders nothing. */
export function FundFilter({ code }: { code: string | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const assets = useQuery(assetsQuery())
  const held = assets.data?.groups.find(({ type }) => type === 'FUND')?.assets ?? []
  const known = held.flatMap(({ ds_code, fund_name }) => (ds_code && fund_name ? [{ ds_code, fund_name }] : []))
  const isHeld = known.some(({ ds_code }) => ds_code === code)
  const funds = useQuery({ ...fundsQuery(), enabled: code !== undefined && assets.isFetched && !isHeld })
  const other = funds.data?.find(({ ds_code }) => ds_code === code)
  // Its code stands for a fund until its name is here, or the field would say that all are shown.
  const named = code === undefined || isHeld ? [] : [other ?? { ds_code: code, fund_name: code }]
  const choices = [...known, ...named]
  if (assets.isPending && code === undefined)
    return (
      <div className={styles.fund}>
        <SkeletonGroup>
          <Skeleton height={80} />
        </SkeletonGroup>
      </div>
    )
  if (choices.length < 2 && code === undefined) return null
  return (
    <div className={styles.fund}>
      <SelectInput
        label={t('cardex.fund')}
        value={code ?? ''}
        options={choices.map(({ ds_code, fund_name }) => ({ value: ds_code, label: fund_name }))}
        placeholder={t('cardex.allFunds')}
        onChange={(event) => navigate({ search: withFund(search, event.target.value) }, { replace: true })}
      />
    </div>
  )
}

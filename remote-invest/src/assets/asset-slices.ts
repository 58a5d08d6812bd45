import type { Asset, AssetGroup, UserAssets } from '@sarv/shared/contract/assets'

/** One asset, ready for the ring and its list. */
export interface AssetSlice {
  readonly key: string
  /** FUND, PMA, STOCK. */
  readonly group: string
  readonly name: string
  /** The type of a fund; the others have none. */
  readonly fundType: string | undefined
  /** Rial. */
  readonly amount: number
  /** Percent of everything. */
  readonly share: number
  /** Where a tap leads; undefined when the server did not say what it is. (INV-011) */
  readonly to: string | undefined
}

/** The assets of one group, or of all, greatest first. (INV-009, INV-010) */
export function slicesOf({ groups }: Pick<UserAssets, 'groups'>, group: string | undefined): AssetSlice[] {
  return groups
    .filter(({ type }) => group === undefined || type === group)
    .flatMap((of) => of.assets.map((asset, place) => sliceOf(of, asset, place)))
    .sort((one, other) => other.amount - one.amount)
}

function sliceOf({ type }: Pick<AssetGroup, 'type'>, asset: Asset, place: number): AssetSlice {
  return {
    key: `${type} ${asset.ds_code ?? asset.prx ?? asset.stock_id ?? place}`,
    group: type,
    name: asset.fund_name ?? asset.plan_name ?? asset.stock_name ?? '-',
    fundType: asset.fund_type,
    amount: asset.user_asset_info.asset_value,
    share: asset.user_asset_info.asset_percentage,
    to: placeOf(type, asset),
  }
}

function placeOf(group: string, { ds_code, prx, stock_id }: Asset): string | undefined {
  const [folder, id] = { FUND: ['funds', ds_code], PMA: ['user-pma', prx], STOCK: ['stocks', stock_id] }[group] ?? []
  return folder && id ? `/${folder}/${encodeURIComponent(id)}` : undefined
}

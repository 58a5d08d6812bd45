import type { Asset, AssetGroup, UserAssets } from '@sarv/shared/contract/assets'
import type { Gain } from '@sarv/shared/contract/gain'

/** Slice of the asset donut and row of its legend. */
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
  readonly gain: Gain
  /** Path of the asset's page; undefined when the server did not say what it is. (INV-011) */
  readonly to: string | undefined
}

/** Converts the assets of one group, or of all, to slices, largest first. (INV-009, INV-010) */
export function toSlices({ groups }: Pick<UserAssets, 'groups'>, group: string | undefined): AssetSlice[] {
  return groups
    .filter(({ type }) => group === undefined || type === group)
    .flatMap((of) => of.assets.map((asset, index) => toSlice(of, asset, index)))
    .sort((one, other) => other.amount - one.amount)
}

function toSlice({ type }: Pick<AssetGroup, 'type'>, asset: Asset, index: number): AssetSlice {
  const { gain, gain_percentage } = asset.user_asset_info
  return {
    key: `${type} ${asset.ds_code ?? asset.prx ?? asset.stock_id ?? index}`,
    group: type,
    name: asset.fund_name ?? asset.plan_name ?? asset.stock_name ?? '-',
    fundType: asset.fund_type,
    amount: asset.user_asset_info.asset_value,
    share: asset.user_asset_info.asset_percentage,
    gain: { gain, gain_percentage },
    to: findAssetPath(type, asset),
  }
}

function findAssetPath(group: string, { ds_code, prx, stock_id }: Asset): string | undefined {
  const [folder, id] = { FUND: ['funds', ds_code], PMA: ['user-pma', prx], STOCK: ['stocks', stock_id] }[group] ?? []
  return folder && id ? `/${folder}/${encodeURIComponent(id)}` : undefined
}

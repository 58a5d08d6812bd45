import { type Contract, downloadContract, listContracts } from '@sarv/shared/contract/pma-onboarding'
import { type ApiError, call, type Platform, queryOptions } from '@sarv/shared/platform'

const contractsKey = (uuid: string) => ['pma', 'contracts', uuid] as const

/** Query of the contracts of one onboarding; signing changes all of them. (PMA-034) */
export const contractsQuery = (uuid: string) =>
  queryOptions<Contract[], ApiError>({
    queryKey: contractsKey(uuid),
    queryFn: async ({ signal }) => (await call(listContracts, { params: { uuid }, signal })).contracts,
  })

/**
 * Query of a contract's PDF. A signed one has another text, so its status is part of the key. The shell shows a
 * failure. (ERR-28)
 */
export const contractFileQuery = ({ api }: Pick<Platform, 'api'>, uuid: string, { key, status }: Contract) =>
  queryOptions<Blob, ApiError>({
    queryKey: [...contractsKey(uuid), key, status],
    queryFn: ({ signal }) => api.download(downloadContract, { params: { uuid, key }, signal }),
    retry: false,
    gcTime: 0,
  })

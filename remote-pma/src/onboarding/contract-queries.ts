import { type Contract, downloadContract, listContracts } from '@sarv/shared/contract/pma-onboarding'
import { type ApiError, call, type Platform, queryOptions } from '@sarv/shared/platform'

const contractsKey = (uuid: string) => ['pma', 'contracts', uuid] as const

/** The contracts of one making of a portfolio; signing changes all of them. (PMA-034) */
export const contractsQuery = (uuid: string) =>
  queryOptions<Contract[], ApiError>({
    queryKey: contractsKey(uuid),
    queryFn: async ({ signal }) => (await call(listContracts, { params: { uuid }, signal })).contracts,
  })

/** The paper itself; what is signed has another text, so it is kept by its state. A failure is shown by the shell. (ERR-28) */
export const contractFileQuery = ({ api }: Pick<Platform, 'api'>, uuid: string, { key, status }: Contract) =>
  queryOptions<Blob, ApiError>({
    queryKey: [...contractsKey(uuid), key, status],
    queryFn: ({ signal }) => api.download(downloadContract, { params: { uuid, key }, signal }),
    retry: false,
    gcTime: 0,
  })

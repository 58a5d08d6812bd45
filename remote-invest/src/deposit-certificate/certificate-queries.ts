import {
  type DepositCertificate,
  getCertificateFile,
  listDepositCertificates,
} from '@sarv/shared/contract/fund-statements'
import { useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { minutes } from '@sarv/shared/queries/freshness'

/** Query of the deposit certificates. @param dsCode undefined for all funds */
export const certificatesQuery = (dsCode: string | undefined) => ({
  ...keptQuery(['invest', 'certificates', dsCode], listDepositCertificates, { query: { ds_code: dsCode } }),
  staleTime: minutes(1),
})

/** Mutation that downloads the PDF of a certificate and opens it in the shell's viewer, which saves it under the fund's name. */
export function useCertificateFile() {
  const { api, showPdf } = usePlatform()
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id }: DepositCertificate) => api.download(getCertificateFile, { params: { id } }),
    onSuccess: (file, { fund_name }) => {
      const title = t('certificates.title', { fund: fund_name })
      showPdf({ file, title, name: title })
    },
  })
}

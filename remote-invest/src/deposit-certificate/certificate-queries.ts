import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { type DepositCertificate, getCertificateFile, listDepositCertificates } from '@sarv/shared/contract/fund-papers'
import { call, queryOptions, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'

/** @param dsCode undefined for all funds */
export const certificatesQuery = (dsCode: string | undefined) =>
  queryOptions({
    queryKey: ['invest', 'certificates', dsCode],
    queryFn: ({ signal }) => call(listDepositCertificates, { query: { ds_code: dsCode }, signal }),
    staleTime: minutes(1),
    ...kept,
  })

/** Fetches the PDF of a certificate and opens it in the shell's viewer, which saves it under the fund's name. */
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

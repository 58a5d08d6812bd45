import { useHeader, useLocation, useNavigate } from '@sarv/shared/platform'
import { useEffect, useMemo, useRef } from 'react'

const sheetHash = '#save'

/**
 * Returns the state of the sheet that the URL hash `#save` opens, and puts its button into the header. Because of the
 * hash the back arrow closes it. (INV-065)
 * @param enabled whether there is anything to save yet
 */
export function useHashSheet(enabled: boolean): { open: boolean; close: () => void } {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const url = `${pathname}${search}`
  const extras = useMemo(
    () =>
      enabled
        ? [{ icon: 'download', label: { fa: 'چاپ و ذخیره', en: 'Print and save' }, to: `${url}${sheetHash}` }]
        : [],
    [enabled, url],
  )
  useHeader({ extras })
  // A person who has seen it closed opened it by the button, which made an entry of its own; a link from elsewhere did not.
  const wasClosed = useRef(false)
  useEffect(() => {
    if (hash !== sheetHash) wasClosed.current = true
  }, [hash])
  const open = enabled && hash === sheetHash
  const close = () => {
    if (!open) return
    if (wasClosed.current) navigate(-1)
    else navigate(url, { replace: true })
  }
  return { open, close }
}

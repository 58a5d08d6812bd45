import { useHeader, useLocation, useNavigate } from '@sarv/shared/platform'
import { useEffect, useMemo, useRef } from 'react'

const door = '#save'

/**
 * The header's button opens the ways to print and save by the address, so that the back arrow closes them. (INV-065)
 * @param offered whether there is anything to save yet
 */
export function useSaveDoor(offered: boolean): { open: boolean; close: () => void } {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const place = `${pathname}${search}`
  const extras = useMemo(
    () =>
      offered ? [{ icon: 'download', label: { fa: 'چاپ و ذخیره', en: 'Print and save' }, to: `${place}${door}` }] : [],
    [offered, place],
  )
  useHeader({ extras })
  // Whoever has seen it closed opened it by the button, which made an entry of its own; a link from elsewhere did not.
  const seenClosed = useRef(false)
  useEffect(() => {
    if (hash !== door) seenClosed.current = true
  }, [hash])
  const open = offered && hash === door
  const close = () => {
    if (!open) return
    if (seenClosed.current) navigate(-1)
    else navigate(place, { replace: true })
  }
  return { open, close }
}

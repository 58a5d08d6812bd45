import { useHeader, useLocation, useNavigate, useNavigationType } from '@sarv/shared/platform'
import { useMemo } from 'react'

const door = '#save'

/**
 * The header's button opens the ways to print and save by the address, so that the back arrow closes them. (INV-065)
 * @param offered whether there is anything to save yet
 */
export function useSaveDoor(offered: boolean): { open: boolean; close: () => void } {
  const { pathname, search, hash } = useLocation()
  const came = useNavigationType()
  const navigate = useNavigate()
  const place = `${pathname}${search}`
  const extras = useMemo(
    () =>
      offered ? [{ icon: 'download', label: { fa: 'چاپ و ذخیره', en: 'Print and save' }, to: `${place}${door}` }] : [],
    [offered, place],
  )
  useHeader({ extras })
  const open = offered && hash === door
  return {
    open,
    close: () => {
      if (!open) return
      // The button made an entry of its own, a link from elsewhere did not.
      if (came === 'PUSH') navigate(-1)
      else navigate(place, { replace: true })
    },
  }
}

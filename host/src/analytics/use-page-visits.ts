import { useEffect, useRef } from 'react'
import { useServices } from '../services'

/**
 * Tells the bus once that a path was visited, and again when the person comes back to it; drawing the page anew, another
 * language or a change of the query is no visit (PLT-062).
 * @param path the address, which tells one visit from the next
 * @param route what is told; undefined while the page is not really shown
 */
export function usePageVisits(path: string, route: string | undefined, title: string): void {
  const { bus } = useServices()
  const last = useRef<string>(undefined)
  useEffect(() => {
    const visited = route === undefined ? undefined : path
    if (visited === last.current) return
    last.current = visited
    if (route !== undefined) bus.emit('page-visited', { path: route, title })
  }, [bus, path, route, title])
}

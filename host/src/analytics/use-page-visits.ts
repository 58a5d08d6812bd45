import { useEffect, useRef } from 'react'
import { useServices } from '../services/services'

/**
 * Emits one page view for each visit of a path, and again when the person comes back to it; a rerender, another
 * language or a change of the query is not a visit (PLT-062).
 * @param path tells one visit from the next
 * @param route what is emitted; undefined while the page is not shown
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

interface DrawnFrame {
  readonly kind: string | undefined
  /** As a manifest has it: `/notes/:noteId`. */
  readonly route: string
  readonly language: string
}

interface Visit {
  readonly hasSession: boolean
  readonly pathname: string
  readonly language: string
}

/**
 * Whether the frame in a page is the one for a visit. The server does not know who is signed in; and without a connection
 * the service worker has one page for all addresses, in the language of the day that it was fetched.
 */
export function isFrameFor({ kind, route, language }: DrawnFrame, visit: Visit): boolean {
  const pattern = route.replace(/\/:[^/]+/g, '/[^/]+')
  return (
    (kind === 'shell') === visit.hasSession &&
    language === visit.language &&
    new RegExp(`^${pattern}/?$`, 'i').test(visit.pathname)
  )
}

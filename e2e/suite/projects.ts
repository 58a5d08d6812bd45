/** Arguments for Playwright: the journeys in one engine only, on a phone and on a desktop. */
export const projectsOf = {
  chromium: ['--project=phone', '--project=camera', '--project=desktop', '--project=server-session'],
  firefox: ['--project=firefox', '--project=firefox-desktop'],
  webkit: ['--project=webkit', '--project=webkit-desktop'],
  /** Other engines where the document server holds the sessions: part of `pnpm test:browsers`. */
  serverSession: ['--project=firefox-server-session', '--project=webkit-server-session'],
} as const

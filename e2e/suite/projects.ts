/** Arguments for Playwright: the journeys in one engine only, on a phone and on a desktop. */
export const projectsOf = {
  chromium: ['--project=phone', '--project=camera', '--project=desktop', '--project=server-session'],
  firefox: ['--project=firefox', '--project=firefox-desktop'],
  webkit: ['--project=webkit', '--project=webkit-desktop'],
} as const

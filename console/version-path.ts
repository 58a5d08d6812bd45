/** Where a version stands on the page of its remote. @example versionPath('notes', '1.2.0') // '/remotes/notes?version=1.2.0' */
export function versionPath(remote: string, version: string): string {
  return `/remotes/${remote}?${new URLSearchParams({ version })}`
}

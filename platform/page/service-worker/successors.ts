/** A file of a deployment; those of the shell are told without a hash. */
export interface DeployedFile {
  readonly url: string
  readonly integrity?: string
}

/** Where the versions of a remote lie beside each other, by the folder of one. */
export const besideVersion = (folder: string): string => folder.replace(/[^/]+\/$/, '')

/**
 * Pairs each kept file of an earlier deployment with the one that stands in its place: a chunk has one name in every build,
 * and its hash and the folder of its version differ.
 * @param folders of the remotes' versions
 */
export function successorsOf(
  kept: readonly string[],
  files: readonly DeployedFile[],
  folders: readonly string[],
): { readonly before: string; readonly file: DeployedFile }[] {
  const places = folders.map(besideVersion)
  const nameOf = (url: string) => {
    const place = places.find((one) => url.startsWith(one)) ?? ''
    const path = place === '' ? url : url.slice(place.length).replace(/^[^/]+\//, '')
    return place + path.replace(/\.[\da-f]{8}(?=\.\w+$)/, '')
  }
  const byName = new Map(files.map((file) => [nameOf(file.url), file]))
  return kept.flatMap((before) => {
    const file = byName.get(nameOf(before))
    return file && file.url !== before ? { before, file } : []
  })
}

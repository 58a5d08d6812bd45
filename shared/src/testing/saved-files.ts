/** What is put among the downloads from now on: name and type. */
export function savedFiles(): () => [string, string][] {
  const files: [string, string][] = []
  const types: string[] = []
  URL.createObjectURL = (file) => {
    types.push(file instanceof Blob ? file.type : '')
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function click() {
    files.push([this.download, types.at(-1) ?? ''])
  }
  return () => files
}

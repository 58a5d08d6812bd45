/**
 * Downloads a file to the device under a name of its own.
 * @example saveFile(picture, 'رسید سرو 408126773915.png')
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

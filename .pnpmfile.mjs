/** pdf.js asks for Node 22 because of its build for Node; only its build for browsers is used here. */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name === 'pdfjs-dist') manifest.engines = {}
    return manifest
  },
}

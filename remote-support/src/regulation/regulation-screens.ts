/** The list of regulations and one of them, in one chunk. */

export { RegulationPdfScreen } from './regulation-pdf-screen'
export { RegulationScreen } from './regulation-screen'

/** The receipts that are a few lines over `ReceiptPage`, in one chunk. */

export { CardResultScreen } from '../charge/card-result-screen'
export { RenewalReceiptScreen } from '../license-renewal/renewal-receipt-screen'
export { ReissueReceiptScreen } from '../reissue/receipt/reissue-receipt-screen'
export { LocalReceiptScreen } from './local-receipt-screen'

/** Both screens of a gift code, in one chunk: the second follows the first. */

export { VoucherReceiptScreen } from './voucher-receipt-screen'
export { VoucherScreen } from './voucher-screen'

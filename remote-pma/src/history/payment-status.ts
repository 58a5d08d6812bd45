/** Maps the status of a payment to the status of ST-10 that is shown: a slip in review counts as waiting. */
export function paymentStatus(status: string): string {
  return status.trim().toUpperCase() === 'REVIEW' ? 'WAITING' : status
}

/** Value of the referral cookie, whether the question is still to be asked: HST-005 sets it before sign-in, HST-044 reads it after. */
export type ReferralModal = 'true' | 'false'

const name = 'referral_modal'
const year = 31_536_000

/** Parses the referral cookie out of `document.cookie`. (PLT-031) @example referralModal('a=1; referral_modal=true') // 'true' */
export function referralModal(cookies: string): ReferralModal | undefined {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${name}=`))
  const value = pair?.trim().slice(name.length + 1)
  return value === 'true' || value === 'false' ? value : undefined
}

/** Serializes the referral cookie. @example document.cookie = referralModalCookie('false') */
export function referralModalCookie(ask: ReferralModal): string {
  return `${name}=${ask}; Path=/; Max-Age=${year}; SameSite=Lax`
}

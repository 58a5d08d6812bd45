/**
 * Path of the account activation, which afterwards leads back to the page that sent the person there. (HST-053, D-126)
 * @param from path with its query
 * @example activationPath('/buy?fund=11307') // '/onboarding?return_to=%2Fbuy%3Ffund%3D11307'
 */
export function activationPath(from: string): string {
  return `/onboarding?${new URLSearchParams({ return_to: from })}`
}

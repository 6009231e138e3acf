import type { ComponentProps } from 'react'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInLinkButton } from './sign-in-link-button.tsx'
import { SsoButton } from './sso-button.tsx'

export interface OtherWaysProps extends ComponentProps<typeof PasskeyButton> {
  /** The form's email address, or null, with an error at the field, if there is none. */
  getEmail: () => string | null
}

/** Ways to sign in without a password. */
export function OtherWays({ onSignedIn, getEmail }: OtherWaysProps) {
  return (
    <>
      <PasskeyButton onSignedIn={onSignedIn} />
      <SignInLinkButton getEmail={getEmail} />
      <SsoButton getEmail={getEmail} />
    </>
  )
}

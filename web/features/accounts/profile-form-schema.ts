import type { z } from 'zod'
import { type Profile, UpdateProfile } from '../../../src/contracts/accounts/accounts.ts'

export type ProfileValues = z.input<typeof UpdateProfile>

/** Initial values of the profile form. */
export const valuesOf = ({ name, email, country }: Profile): ProfileValues => ({
  name,
  email,
  country,
  current_password: '',
})

/** Whether the typed email address differs from the account's. Ignores case and surrounding spaces. */
export const isOtherAddress = (typed: string, present: string): boolean =>
  typed.trim().toLowerCase() !== present.trim().toLowerCase()

/** The contract's rules, and one that depends on the account: a new email address requires the password. */
export const profileFormSchema = (presentEmail: string) =>
  UpdateProfile.refine(({ email, current_password }) => !isOtherAddress(email, presentEmail) || current_password, {
    error: 'Current password is required',
    path: ['current_password'],
    // Runs even if other fields are invalid, so that the form shows all errors together.
    when: ({ value }) => typeof (value as Partial<ProfileValues>).email === 'string',
  })

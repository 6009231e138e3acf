import { z } from 'zod'
import { callApi, type OpenApi } from '../oauth/call-api.ts'
import { asObject } from '../providers/fetch-provider.ts'
import { apiFailure } from './api-failure.ts'
import type { GrantProvider } from './grant-provider.ts'
import { MailboxError } from './port.ts'

const GoogleProfile = z.object({ emailAddress: z.email() }).transform(({ emailAddress }) => emailAddress)
/** `mail` is null for an account without a mailbox, and for some personal ones, whose name is their address. */
const MicrosoftProfile = z
  .object({ mail: z.email().nullish(), userPrincipalName: z.string() })
  .transform(({ mail, userPrincipalName }) => mail ?? userPrincipalName)
  .pipe(z.email())

/**
 * The address of a connected mailbox, in lower case.
 *
 * @throws MailboxError
 */
export async function readAddress(provider: GrantProvider, open: OpenApi, now: Date): Promise<string> {
  const isGoogle = provider.kind === 'google'
  const answer = await callApi(open, isGoogle ? '/gmail/v1/users/me/profile' : '/me')
  if (answer.kind !== 'answer' || answer.status >= 300) throw new MailboxError(apiFailure(provider.label, answer, now))
  const { data: address } = (isGoogle ? GoogleProfile : MicrosoftProfile).safeParse(asObject(answer.text))
  if (address) return address.toLowerCase()
  const reason = `${provider.label} did not say which address this mailbox has.`
  throw new MailboxError({ kind: 'refused', reason, retryAfterSeconds: null })
}

import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { GrantKind } from '../mailboxes/mailboxes.ts'
import { OauthReturn } from '../oauth-return.ts'
import { EmailConfig } from './email-config.ts'

/** The providers whose mailboxes can be connected here; those without a client id are absent. */
export const listMailboxProviders = endpoint({
  method: 'get',
  path: '/dashboard/mailboxes/providers',
  permission: 'campaigns:view',
  returns: data(z.object({ providers: z.array(GrantKind) })),
})

/**
 * Begins to connect a mailbox: returns the provider's page to go to. The provider returns the person to
 * `paths.mailboxConnected`, within ten minutes and in the same session. With `sender_id`, it connects that sender again.
 */
export const startConnection = endpoint({
  method: 'post',
  path: '/dashboard/mailboxes/connections',
  permission: 'senders:edit',
  body: z.object({ kind: GrantKind, sender_id: z.uuid().nullish() }),
  returns: data(z.object({ url: z.url() })),
})

/** Ends it with what the provider added to the address of that page. */
export const finishConnection = endpoint({
  method: 'post',
  path: '/dashboard/mailboxes/connections/finish',
  permission: 'senders:edit',
  body: OauthReturn,
  returns: data(z.object({ config: EmailConfig })),
})

/**
 * Removes the mailbox of a sender and revokes the permission at its provider. The sender stays; it can be connected
 * again.
 */
export const disconnectMailbox = endpoint({
  method: 'delete',
  path: '/dashboard/email-configs/:id/mailbox',
  permission: 'senders:edit',
  params: IdParams,
  returns: data(z.object({ config: EmailConfig })),
})

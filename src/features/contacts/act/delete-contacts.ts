import type { ServiceContext } from '../../../core/context.ts'
import type { Chosen } from '../../../domain/contacts/chosen-numbers.ts'
import { type Begun, beginAction } from './contact-actions.ts'

/**
 * Deletes contacts: they leave every list right away, and are deleted for good (`remove-contacts.ts`) once the time to
 * undo it is over, whether or not a tab is open.
 */
export const deleteContacts = (ctx: ServiceContext, chosen: Chosen): Promise<Begun> =>
  beginAction(ctx, { kind: 'delete', label: null }, chosen)

import type { RemoteProperty } from '../../contracts/integrations/integrations.ts'
import type { ServiceContext } from '../../core/context.ts'
import { ownFieldNames } from '../../domain/contacts/own-field-names.ts'
import { openCrm } from '../../domain/integrations/open-crm.ts'
import { inWords } from '../../domain/oauth/consents.ts'
import { AppError } from '../../lib/errors.ts'
import { type CrmKind, type CrmProperty, RecordsRefused } from '../../platform/crm/port.ts'
import { requireConnected } from './push/start-push.ts'

const PROPERTIES_MAX = 1_000

/**
 * The properties that fields can be mapped to, read from the provider now.
 *
 * @throws not_found; conflict if it is disconnected; unavailable, validation_failed with the provider's reason
 */
export async function listProperties(
  ctx: ServiceContext,
  id: string,
): Promise<{ person: RemoteProperty[]; organization: RemoteProperty[]; own_fields: string[]; is_open: boolean }> {
  const integration = await requireConnected(ctx, id)
  return inWords(async () => {
    const crm = await openCrm(ctx, integration)
    const read = async (kind: CrmKind) => (await crm.properties(kind)).slice(0, PROPERTIES_MAX).map(toProperty)
    return {
      person: await read('person'),
      organization: await read('organization'),
      own_fields: await ownFieldNames(ctx),
      is_open: integration.provider === 'webhook' || integration.provider === 'google_sheets',
    }
  }).catch((error: unknown) => {
    if (error instanceof RecordsRefused) throw new AppError('unavailable', error.message)
    throw error
  })
}

const toProperty = ({ name, label, type, isRequired }: CrmProperty): RemoteProperty => ({
  ...{ name, label, type, is_required: isRequired },
})

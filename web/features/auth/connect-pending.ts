import {
  connectPendingIdentity,
  type IdentityProvider,
  PROVIDER_LABELS,
} from '../../../src/contracts/identities/identities.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'

/** Connects the provider that waits in this browser. The sign-in itself has worked. */
export async function connectPending(provider: IdentityProvider): Promise<void> {
  try {
    await call(connectPendingIdentity)
    toast.success(`${PROVIDER_LABELS[provider]} is connected`)
  } catch (error) {
    toast.error(messageOf(error, `${PROVIDER_LABELS[provider]} could not be connected. Try it again in Settings.`))
  }
}

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/accounts/accounts.ts'
import { listIdentities } from '../../../src/contracts/identities/identities.ts'
import * as notifications from '../../../src/contracts/notifications/notifications.ts'
import { call, download } from '../../lib/call.ts'
import { profileQuery } from '../../lib/profile-query.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'
import { changed, type PreferenceChange, undoing } from './preference-change.ts'

export const accountQueries = {
  profile: () => queryOptions({ ...profileQuery(), staleTime: 0 }),
  stats: () =>
    queryOptions({
      queryKey: ['account', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.getAccountStats, { signal })).data,
      staleTime: 0,
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: async ({ signal }) => (await call(contract.listSessions, { signal })).data,
      staleTime: 0,
    }),
  identities: () =>
    queryOptions({
      queryKey: ['identities'],
      queryFn: async ({ signal }) => (await call(listIdentities, { signal })).data,
      staleTime: 0,
    }),
  preferences: () =>
    queryOptions({
      queryKey: ['notification-preferences'],
      queryFn: async ({ signal }) => (await call(notifications.getPreferences, { signal })).data,
      staleTime: 0,
    }),
}

/** Phone numbers are formatted for the account's country, so what other screens read before is read again. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useLastingMutation({
    mutationFn: (input: { body: contract.UpdateProfile }) => call(contract.updateProfile, input),
    onSuccess: () => {
      client.removeQueries({ type: 'inactive' })
      return invalidateGroups(client, ['account'])
    },
  })
}
export const useCancelEmailChange = () => useCall(contract.cancelEmailChange, { invalidates: ['account'] })
/** The server also ends the account's other sessions. */
export const useChangePassword = () =>
  useCall(contract.changePassword, { invalidates: ['sessions', 'sign-in-security'] })
export const useEndSession = () => useCall(contract.endSession, { invalidates: ['sessions'] })
export const useEndOtherSessions = () =>
  useCall(contract.endOtherSessions, { invalidates: ['sessions', 'sign-in-security'] })
export const useRemoveAccount = () => useCall(contract.removeAccount)
export const useDownloadAccount = () =>
  useLastingMutation({ mutationFn: async () => saveFile(await download(contract.exportAccount)) })

const PREFERENCES_SAVED = ['save-notification-preferences']

/** Changes one preference. Updates the cache optimistically and reverts the change if saving fails. */
export function useChangePreference() {
  const client = useQueryClient()
  const { queryKey } = accountQueries.preferences()
  return useLastingMutation({
    mutationKey: PREFERENCES_SAVED,
    // Each call sends all preferences. Calls in one scope run in sequence, so no call includes a change that was
    // reverted.
    scope: { id: 'notification-preferences' },
    onMutate: async (change: PreferenceChange) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (current) => current && changed(current, change))
      return before && undoing(before, change)
    },
    mutationFn: async () => {
      const body = client.getQueryData(queryKey)
      if (!body) throw new Error('Preferences are changed only once they are known')
      return (await call(notifications.savePreferences, { body })).data
    },
    onSuccess: (saved) => {
      // A later change is pending and already shown, but this response does not include it.
      if (client.isMutating({ mutationKey: PREFERENCES_SAVED }) === 1) client.setQueryData(queryKey, saved)
    },
    onError: (_error, _change, undo) => {
      if (undo) client.setQueryData(queryKey, (current) => current && changed(current, undo))
    },
  })
}

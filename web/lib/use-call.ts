import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../../src/contracts/call.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { type CallAnswer, type CallArguments, call } from './call.ts'
import { invalidateGroups, type QueryGroup } from './query-keys.ts'
import { type LastingMutation, useLastingMutation } from './use-lasting-mutation.ts'

/**
 * A mutation that makes a call.
 *
 * @param invalidates what is fetched again after success
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  { invalidates = [] }: { invalidates?: readonly QueryGroup[] } = {},
): LastingMutation<CallAnswer<E>, CallVariables<E>> {
  const client = useQueryClient()
  return useLastingMutation({
    mutationFn: (input: CallVariables<E>) => call(endpoint, ...([input ?? {}] as CallArguments<E>)),
    onSuccess: () => invalidateGroups(client, invalidates),
  })
}

// biome-ignore lint/suspicious/noConfusingVoidType: what lets `mutate()` be called with nothing
type CallVariables<E extends Endpoint> = Record<never, never> extends CallInput<E> ? CallInput<E> | void : CallInput<E>

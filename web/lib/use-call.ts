import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../../src/contracts/call.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { type CallAnswer, type CallArguments, call } from './call.ts'
import { type LastingMutation, useLastingMutation } from './use-lasting-mutation.ts'

/**
 * A mutation that makes a call.
 *
 * @param invalidates first parts of the query keys to invalidate after success
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  { invalidates = [] }: { invalidates?: readonly string[] } = {},
): LastingMutation<CallAnswer<E>, CallVariables<E>> {
  const client = useQueryClient()
  return useLastingMutation({
    mutationFn: (input: CallVariables<E>) => call(endpoint, ...([input ?? {}] as CallArguments<E>)),
    onSuccess: async () => {
      await Promise.all(invalidates.map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
  })
}

// biome-ignore lint/suspicious/noConfusingVoidType: what lets `mutate()` be called with nothing
type CallVariables<E extends Endpoint> = Record<never, never> extends CallInput<E> ? CallInput<E> | void : CallInput<E>
